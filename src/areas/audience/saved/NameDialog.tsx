import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { AUDIENCE_NAME_MAX } from '@contract/audience/enums';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useTranslations } from '@/locales/useTranslations';

interface NameDialogProps {
  title: string;
  consequence: ReactNode;
  /** The one that is renamed. */
  of?: { id: string; name: string };
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name that an audience is saved under. */
export const NameDialog = withDialogBoundary(function NameDialog({
  title,
  consequence,
  of,
  onSave,
  onClose,
}: NameDialogProps) {
  const t = useTranslations();
  return (
    <ConfirmDialog<{ name: string; reason: string }>
      name={`audience.name.${of?.id ?? 'new'}`}
      title={title}
      consequence={consequence}
      okText={t('action.save')}
      withoutReason
      initialValues={{ name: of?.name }}
      onSubmit={({ name }) => onSave(name.trim())}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t('audience.saved.name')}
        rules={[{ required: true, whitespace: true, message: t('audience.saved.name.rule') }]}
      >
        <Input autoFocus maxLength={AUDIENCE_NAME_MAX} showCount autoComplete="off" />
      </Form.Item>
    </ConfirmDialog>
  );
});
