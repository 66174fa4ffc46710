import type { User } from '@contract/user';
import { PointsDialog } from './PointsDialog';
import { SanctionDialog } from './SanctionDialog';
import type { Action } from './useUserActions';

interface UserDialogProps {
  action: Action;
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** The dialog of an action on a user. */
export function UserDialog({ action, ...props }: UserDialogProps) {
  return action === 'adjustPoints' ? <PointsDialog {...props} /> : <SanctionDialog action={action} {...props} />;
}
