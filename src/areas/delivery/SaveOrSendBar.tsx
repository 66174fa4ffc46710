import { Button, Flex } from 'antd';
import type { Path } from '@contract/index';
import { Has } from '@/components/availability/Has';
import { useTranslations } from '@/locales/useTranslations';
import type { useSaveOrSend } from './useSaveOrSend';

interface SaveOrSendBarProps {
  form: Pick<ReturnType<typeof useSaveOrSend>, 'submit' | 'sending' | 'saving' | 'leave'>;
  /** The call that sends. */
  call: Path;
  sendLabel: string;
  saveLabel: string;
  /** What is entered can't be saved yet, such as a picture that is on its way. */
  disabled?: boolean;
  /** Instead of sending at once. */
  onSend?: () => void;
  onCancel: () => void;
}

/** The buttons of the form of a draft. */
export function SaveOrSendBar({ form, call, sendLabel, saveLabel, disabled, onSend, onCancel }: SaveOrSendBarProps) {
  const t = useTranslations();
  const { submit, sending, saving, leave } = form;
  return (
    <Flex gap={8} wrap className="fish-save-bar">
      <Has call={call}>
        <Button type="primary" loading={sending} disabled={disabled} onClick={onSend ?? (() => submit(true))}>
          {sendLabel}
        </Button>
      </Has>
      <Button loading={saving} disabled={disabled} onClick={() => submit(false)}>
        {saveLabel}
      </Button>
      <Button onClick={() => leave(onCancel)}>{t('action.cancel')}</Button>
    </Flex>
  );
}
