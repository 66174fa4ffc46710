import { CopyOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';

interface HandOverDialogProps {
  name: string;
  account: string;
  password: string;
  onClose: () => void;
}

/** Shows a password that is stored nowhere; only its button closes it, because it does not come back. */
export const HandOverDialog = withDialogBoundary(function HandOverDialog({
  name,
  account,
  password,
  onClose,
}: HandOverDialogProps) {
  const shown = useRef<HTMLOutputElement>(null);
  const text = useTranslations('sysUser.handOver');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      notice.success(text('copied'));
    } catch {
      // Without a clipboard, as over plain HTTP, the operator can copy it by hand.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      notice.error(text('byHand'));
    }
  };

  return (
    <Modal
      open
      title={text('title', { name })}
      width={440}
      closable={false}
      keyboard={false}
      maskClosable={false}
      okText={text('close')}
      onOk={onClose}
      footer={(_, { OkBtn }) => <OkBtn />}
    >
      <p>{text('text', { name, account })}</p>
      <Flex align="center" justify="space-between" gap={12} className="fish-hand-over">
        <output ref={shown} aria-label={text('password')}>
          {password}
        </output>
        <Button icon={<CopyOutlined aria-hidden />} onClick={copy} autoFocus>
          {text('copy')}
        </Button>
      </Flex>
      <p>{text('once')}</p>
    </Modal>
  );
});
