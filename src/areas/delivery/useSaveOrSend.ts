import { useRef } from 'react';
import { differs } from '@/components/form/same';
import { type RecordFormOptions, useRecordForm } from '@/components/form/useRecordForm';

interface SaveOrSendOptions<Values, Saved> extends Omit<RecordFormOptions<Values, Saved>, 'onSaved'> {
  /** One that differs in nothing from the form is not saved before it is sent. */
  draft?: Saved;
  /** `send`: ask to send it next. */
  onSaved: (saved: Saved, send: boolean) => void;
}

/** The form of a draft that is saved, and perhaps sent then. */
export function useSaveOrSend<Values extends object, Saved>({
  draft,
  onSaved,
  ...options
}: SaveOrSendOptions<Values, Saved>) {
  const sends = useRef(false);
  const form = useRecordForm<Values, Saved>({ ...options, onSaved: (saved) => onSaved(saved, sends.current) });
  const { form: fields } = form.props;

  const submit = (send: boolean) => {
    sends.current = send;
    if (send && draft && !differs(options.initialValues ?? {}, fields.getFieldsValue())) onSaved(draft, true);
    else fields.submit();
  };

  const { submitting } = form;
  return { ...form, submit, sending: submitting && sends.current, saving: submitting && !sends.current };
}
