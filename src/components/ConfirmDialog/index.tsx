import { lazyDialog } from '@/components/boundary';

/**
 * Asks before an action that affects others. It is open while it is rendered. It holds no record to choose a side for:
 * where someone else saved first it says so, and when it has closed, lists and records are read again (`useReadAgain`).
 */
export const ConfirmDialog = lazyDialog(async () => (await import('./Dialog')).Dialog);
