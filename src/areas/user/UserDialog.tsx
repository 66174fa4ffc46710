import type { User } from '@contract/user';
import { lazyDialog } from '@/components/boundary';
import type { UserAction } from './actions';

const PointsDialog = lazyDialog(async () => (await import('./PointsDialog')).PointsDialog);
const SanctionDialog = lazyDialog(async () => (await import('./SanctionDialog')).SanctionDialog);

interface UserDialogProps {
  action: UserAction;
  user: User;
  onDone: () => void;
  onClose: () => void;
}

export function UserDialog({ action, ...props }: UserDialogProps) {
  return action === 'adjustPoints' ? <PointsDialog {...props} /> : <SanctionDialog action={action} {...props} />;
}
