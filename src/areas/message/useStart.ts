import { useLocation } from '@umijs/max';
import { messageCalls } from '@contract/message/calls';
import { useFound, useKeeper } from '@/components/draft/useDraft';
import { stateOf } from '@/components/list/origin';
import { useRecord } from '@/components/page/useRecord';
import { type MessageValues, messageValuesOf } from './MessageForm';
import { useMessageAddress } from './useMessageAddress';

const FIRST: MessageValues = { type: 'system' };

const RECIPIENTS = 'recipients';

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

/** The first values of a new message: those of the copied one, or the given users. */
export function useStart() {
  const { from, number } = useMessageAddress();
  const found = useFound(RECIPIENTS, isNumbers);
  const { numbers: given = found } = stateOf(useLocation());
  // The history entry that holds them ends with the session.
  useKeeper(RECIPIENTS, () => given, 'place');
  const numbers = given ?? (number ? [number] : []);
  const { record, failure, refresh } = useRecord(messageCalls.detail, from);
  return { values: from ? record && messageValuesOf(record) : toUsers(numbers), failure, refresh };
}

const toUsers = (numbers: readonly (number | string)[]): MessageValues =>
  numbers.length ? { type: 'personal', 'audience.kind': 'list', 'audience.numbers': numbers.join('\n') } : FIRST;
