import { lazyDialog } from '@/components/boundary';
import type { WishAction } from './actions';
import type { WishDialogProps } from './dialog';

const FulfilDialog = lazyDialog(async () => (await import('./FulfilDialog')).FulfilDialog);
const RemoveDialog = lazyDialog(async () => (await import('./RemoveDialog')).RemoveDialog);

export function WishDialog({ action, ...props }: WishDialogProps & { action: WishAction }) {
  return action === 'fulfil' ? <FulfilDialog {...props} /> : <RemoveDialog {...props} />;
}
