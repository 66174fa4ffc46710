import { laterDialog } from '@/components/part';

/** Names a view, and says whether the list opens with it. */
export const ViewDialog = laterDialog(async () => (await import('./Dialog')).Dialog);
