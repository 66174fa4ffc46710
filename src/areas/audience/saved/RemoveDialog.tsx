import type { SavedAudience } from '@contract/audience';
import { audienceCalls } from '@contract/audience/calls';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';

interface RemoveDialogProps {
  saved: SavedAudience;
  onDone: () => void;
  onClose: () => void;
}

export const RemoveDialog = withDialogBoundary(function RemoveDialog({
  saved: { id, name },
  onDone,
  onClose,
}: RemoveDialogProps) {
  const text = useTranslations('audience.saved');
  const remove = async ({ reason }: { reason: string }) => {
    try {
      await call(audienceCalls.remove, { id, reason }, { notice: false });
      notice.success(text('removed', { name }));
    } finally {
      onDone();
    }
  };
  return (
    <ConfirmDialog
      name={`audience.remove.${id}`}
      title={text('remove.title', { name })}
      consequence={text('remove.consequence')}
      okText={text('remove')}
      danger
      onSubmit={remove}
      onClose={onClose}
    />
  );
});
