import { history } from '@umijs/max';
import type { Word } from '@contract/word';
import { wordCalls } from '@contract/word/calls';
import { useOriginHere } from '@/components/list/origin';
import type { MenuAction } from '@/components/MoreMenu';
import { dangerLast } from '@/components/MoreMenu/dangerLast';
import { useTranslations } from '@/locales/useTranslations';
import { callOf, type WordAction } from './actions';
import { wordPath } from './wordPath';

export function useWordMenu(onAsk: (action: WordAction, word: Word) => void, { withEdit = true } = {}) {
  const t = useTranslations();
  const origin = useOriginHere();
  return (word: Word): MenuAction[] => {
    const edit = {
      key: 'edit',
      call: wordCalls.saveOrUpdate,
      label: t('action.edit'),
      onClick: () => history.push(wordPath(word.id, { edit: true }), { origin }),
    };
    const action = (key: WordAction) => ({
      key,
      call: callOf[key],
      danger: key === 'remove',
      label: t(`word.${key}`),
      onClick: () => onAsk(key, word),
    });
    const turn = word.status === 'on' ? 'turnOff' : 'turnOn';
    return dangerLast([...(withEdit ? [edit] : []), action(turn), action('remove')]);
  };
}
