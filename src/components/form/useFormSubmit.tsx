import { Alert, type FormInstance } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { type FieldFailure, RequestFailure } from '@/request';

/**
 * Sends a form once however often it is submitted, and shows what the back end refused: under its field where it
 * names one the form has, the rest above the form. The call is made with `notice: false`: never both.
 */
export function useFormSubmit<Values extends object, Context = never>(
  form: FormInstance<Values>,
  send: (values: Values, context?: Context) => Promise<unknown>,
): { submit: (values: Values, context?: Context) => Promise<void>; submitting: boolean; failure: ReactNode } {
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
      role="alert"
      type="error"
      showIcon
      message={<span className="fish-text">{message}</span>}
      className="fish-form-note"
    />
  );
  return { submit, submitting, failure };
}

/** Shows what fields it can and goes to the first of them; answers what is left to say above the form. */
function showUnderFields<Values extends object>(form: FormInstance<Values>, failure: RequestFailure) {
  const shown = Object.keys(form.getFieldsValue());
  const isShown = ({ path }: FieldFailure) => shown.includes(path);
  const [first, ...more] = failure.fields.filter(isShown).sort((a, b) => shown.indexOf(a.path) - shown.indexOf(b.path));
  if (!first) return failure.message;
  form.setFields([first, ...more].map(({ path, message }) => ({ name: path as never, errors: [message] })));
  form.scrollToField(first.path as never, { focus: true, block: 'nearest' });
  const rest = failure.fields.filter((field) => !isShown(field));
  return rest.map(({ path, message }) => `${path}: ${message}`).join('\n') || undefined;
}
