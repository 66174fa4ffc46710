import type { Wish, WishDetail } from '@contract/wish';

export interface WishDialogProps {
  wish: Wish;
  onDone: (wish: WishDetail) => void;
  onClose: () => void;
}
