import { history, useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import type { Word } from '@contract/word';
import { useOriginHere } from '@/components/list/origin';
import type { WordStep } from './steps';
import { wordPath } from './wordPath';

type Items = NonNullable<MenuProps['items']>;

/** What can be done to a word; its own page has a button for editing. */
export function useWordMenu(onAsk: (step: WordStep, word: Word) => void, { withEdit = true } = {}) {
  const { formatMessage } = useIntl();
  const origin = useOriginHere();
  return (word: Word): Items => {
    const edit = {
      key: 'edit',
      label: formatMessage({ id: 'action.edit' }),
      onClick: () => history.push(wordPath(word.id, { edit: true }), { origin }),
    };
    const step = (key: WordStep) => ({
      key,
      danger: key === 'remove',
      label: formatMessage({ id: `word.${key}` }),
      onClick: () => onAsk(key, word),
    });
    const turn = word.status === 'on' ? 'turnOff' : 'turnOn';
    return [...(withEdit ? [edit] : []), step(turn), { type: 'divider' }, step('remove')];
  };
}
