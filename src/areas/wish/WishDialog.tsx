import { laterDialog } from '@/components/part';
import type { WishDialogProps } from './dialog';
import type { WishAction } from './steps';

const FulfilDialog = laterDialog(async () => (await import('./FulfilDialog')).FulfilDialog);
const RemoveDialog = laterDialog(async () => (await import('./RemoveDialog')).RemoveDialog);

export function WishDialog({ action, ...props }: WishDialogProps & { action: WishAction }) {
  return action === 'fulfil' ? <FulfilDialog {...props} /> : <RemoveDialog {...props} />;
}
