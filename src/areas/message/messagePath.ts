import { kinds } from '@/components/RecordLink/kinds';

/** The list with a message's drawer open. */
export const messagePath = kinds.message.path;
