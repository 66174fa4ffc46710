import { Alert, type FormInstance } from 'antd';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type FieldFailure, RequestFailure } from '@/request';
import { inSight } from './inSight';

interface FormSubmit<Values, Context> {
  submit: (values: Values, context?: Context) => Promise<void>;
  submitting: boolean;
  failure: ReactNode;
  /** Takes the failure away, for a dialog that is there before it is opened. */
  clearFailure: () => void;
}

/**
 * Submits a form once, and shows what the back end refused: under the field it names, or else above the form. Make the
 * call with `notice: false`, so that the error is not shown twice.
 */
export function useFormSubmit<Values extends object, Context = never>(
  form: FormInstance<Values>,
  send: (values: Values, context?: Context) => Promise<unknown>,
): FormSubmit<Values, Context> {
  const [submitting, setSubmitting] = useState(false);
  const [message, setMessage] = useState<string>();
  const underway = useRef(false);

  const submit = async (values: Values, context?: Context) => {
    if (underway.current) return;
    underway.current = true;
    setSubmitting(true);
    setMessage(undefined);
    try {
      await send(values, context);
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      if (!error.notified) setMessage(showUnderFields(form, error));
    } finally {
      underway.current = false;
      setSubmitting(false);
    }
  };

  const failure = message && (
    <Alert
      ref={inSight}
      role="alert"
      type="error"
      showIcon
      message={<span className="fish-text">{message}</span>}
      className="fish-form-note"
    />
  );
  const clearFailure = useCallback(() => setMessage(undefined), []);
  return { submit, submitting, failure, clearFailure };
}

/** Shows the errors of known fields and scrolls to the first; returns the errors for above the form. */
function showUnderFields<Values extends object>(form: FormInstance<Values>, failure: RequestFailure) {
  const shown = Object.keys(form.getFieldsValue());
  const isShown = ({ path }: FieldFailure) => shown.includes(path);
  const [first, ...more] = failure.fields.filter(isShown).sort((a, b) => shown.indexOf(a.path) - shown.indexOf(b.path));
  const others = failure.fields.filter((field) => !isShown(field));
  const rest = others.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  if (!first) return [failure.message, ...rest].join('\n');
  form.setFields([first, ...more].map(({ path, message }) => ({ name: path as never, errors: [message] })));
  form.scrollToField(first.path as never, { focus: true, block: 'nearest' });
  return rest.join('\n') || undefined;
}
