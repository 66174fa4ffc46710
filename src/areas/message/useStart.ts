import { useLocation } from '@umijs/max';
import { paths } from '@contract/paths';
import { stateOf } from '@/components/list/origin';
import { useRecord } from '@/components/page/useRecord';
import { type MessageValues, valuesOf } from './MessageForm';
import { useMessageAddress } from './useMessageAddress';

const FIRST: MessageValues = { type: 'system' };

/** What a new message begins with: that of the one it is like, or the users it was asked for. */
export function useStart() {
  const { from, number } = useMessageAddress();
  const { numbers = number ? [number] : [] } = stateOf(useLocation());
  const { record, failure, refresh } = useRecord(paths.message.detail, from);
  return { values: from ? record && valuesOf(record) : toUsers(numbers), failure, refresh };
}

const toUsers = (numbers: readonly (number | string)[]): MessageValues =>
  numbers.length ? { type: 'personal', 'audience.kind': 'list', 'audience.numbers': numbers.join('\n') } : FIRST;
