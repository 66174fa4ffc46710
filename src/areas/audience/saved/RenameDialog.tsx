import type { SavedAudience } from '@contract/audience';
import { audienceCalls } from '@contract/audience/calls';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { NameDialog } from './NameDialog';

interface RenameDialogProps {
  saved: SavedAudience;
  onDone: () => void;
  onClose: () => void;
}

export function RenameDialog({ saved: { id, name, version }, onDone, onClose }: RenameDialogProps) {
  const text = useTranslations('audience.saved');
  const rename = async (to: string) => {
    try {
      await call(audienceCalls.saveOrUpdate, { id, version, name: to }, { notice: false });
      notice.success(text('renamed', { name: to }));
    } finally {
      onDone();
    }
  };
  return (
    <NameDialog
      title={text('rename.title', { name })}
      consequence={text('rename.consequence')}
      of={{ id, name }}
      onSave={rename}
      onClose={onClose}
    />
  );
}
