import { useLocation } from '@umijs/max';
import { messageCalls } from '@contract/message/calls';
import { stateOf } from '@/components/list/origin';
import { useRecord } from '@/components/page/useRecord';
import { type MessageValues, messageValuesOf } from './MessageForm';
import { useMessageAddress } from './useMessageAddress';

const FIRST: MessageValues = { type: 'system' };

/** The first values of a new message: those of the copied one, or the given users. */
export function useStart() {
  const { from, number } = useMessageAddress();
  const { numbers = number ? [number] : [] } = stateOf(useLocation());
  const { record, failure, refresh } = useRecord(messageCalls.detail, from);
  return { values: from ? record && messageValuesOf(record) : toUsers(numbers), failure, refresh };
}

const toUsers = (numbers: readonly (number | string)[]): MessageValues =>
  numbers.length ? { type: 'personal', 'audience.kind': 'list', 'audience.numbers': numbers.join('\n') } : FIRST;
