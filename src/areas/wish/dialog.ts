import type { Wish, WishDetail } from '@contract/wish';

/** What each dialog about a wish is given. */
export interface WishDialogProps {
  wish: Wish;
  onDone: (wish: WishDetail) => void;
  onClose: () => void;
}
