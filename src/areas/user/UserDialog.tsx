import type { User } from '@contract/user';
import { PointsDialog } from './PointsDialog';
import { SanctionDialog } from './SanctionDialog';
import type { UserAction } from './useUserActions';

interface UserDialogProps {
  action: UserAction;
  user: User;
  onDone: () => void;
  onClose: () => void;
}

export function UserDialog({ action, ...props }: UserDialogProps) {
  return action === 'adjustPoints' ? <PointsDialog {...props} /> : <SanctionDialog action={action} {...props} />;
}
