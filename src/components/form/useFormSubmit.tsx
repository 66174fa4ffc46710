import { Alert, type FormInstance } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { RequestFailure } from '@/request';

/**
 * Sends a form once however often it is submitted, and shows what the back end refused: under its field where it
 * names one the form has, else above the form. The call is made with `notice: false`: never both.
 */
export function useFormSubmit<Values extends object>(
  form: FormInstance<Values>,
  send: (values: Values) => Promise<unknown>,
): { submit: (values: Values) => Promise<void>; submitting: boolean; failure: ReactNode } {
  const [submitting, setSubmitting] = useState(false);
  const [message, setMessage] = useState<string>();
  const underway = useRef(false);

  const submit = async (values: Values) => {
    if (underway.current) return;
    underway.current = true;
    setSubmitting(true);
    setMessage(undefined);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      if (!error.told) setMessage(showUnderFields(form, error) ? undefined : error.message);
    } finally {
      underway.current = false;
      setSubmitting(false);
    }
  };

  const failure = message && (
    <Alert role="alert" type="error" showIcon message={message} style={{ marginBlockEnd: 16 }} />
  );
  return { submit, submitting, failure };
}

/** False when the failure names no field, or one that this form doesn't show. */
function showUnderFields<Values extends object>(form: FormInstance<Values>, { fields }: RequestFailure): boolean {
  const shown = form.getFieldsValue();
  if (!fields.length || !fields.every(({ path }) => path in shown)) return false;
  form.setFields(fields.map(({ path, message }) => ({ name: path as never, errors: [message] })));
  return true;
}
