import { laterDialog } from '@/components/part';

/** Asks before an action that affects others. It is open while it is rendered. */
export const ConfirmDialog = laterDialog(async () => (await import('./Dialog')).Dialog);
