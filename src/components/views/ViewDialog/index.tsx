import { lazyDialog } from '@/components/boundary';

/** Names a view, and says whether the list opens with it. */
export const ViewDialog = lazyDialog(async () => (await import('./Dialog')).Dialog);
