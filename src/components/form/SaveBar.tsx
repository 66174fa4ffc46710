import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslations } from '@/locales/useTranslations';

interface SaveBarProps {
  /** What the button that sends the form says. */
  children: ReactNode;
  submitting: boolean;
  /** What is entered can't be sent yet, such as a picture that is on its way. */
  disabled?: boolean;
  onCancel: () => void;
}

/** The buttons of a page's form: they stay in sight however long the form is. */
export function SaveBar({ children, submitting, disabled, onCancel }: SaveBarProps) {
  const t = useTranslations();
  return (
    <Flex gap={8} className="fish-save-bar">
      <Button type="primary" htmlType="submit" loading={submitting} disabled={disabled}>
        {children}
      </Button>
      <Button onClick={onCancel}>{t('action.cancel')}</Button>
    </Flex>
  );
}
