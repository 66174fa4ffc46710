import type { User } from '@contract/user';
import { laterDialog } from '@/components/part';
import type { UserAction } from './useUserActions';

const PointsDialog = laterDialog(async () => (await import('./PointsDialog')).PointsDialog);
const SanctionDialog = laterDialog(async () => (await import('./SanctionDialog')).SanctionDialog);

interface UserDialogProps {
  action: UserAction;
  user: User;
  onDone: () => void;
  onClose: () => void;
}

export function UserDialog({ action, ...props }: UserDialogProps) {
  return action === 'adjustPoints' ? <PointsDialog {...props} /> : <SanctionDialog action={action} {...props} />;
}
