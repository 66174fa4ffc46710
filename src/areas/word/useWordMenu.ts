import { history } from '@umijs/max';
import type { Word } from '@contract/word';
import { wordCalls } from '@contract/word/calls';
import { useOriginHere } from '@/components/list/origin';
import type { MenuAction } from '@/components/MoreMenu';
import { dangerLast } from '@/components/MoreMenu/dangerLast';
import { useTranslations } from '@/locales/useTranslations';
import { callOf, type WordStep } from './steps';
import { wordPath } from './wordPath';

export function useWordMenu(onAsk: (step: WordStep, word: Word) => void, { withEdit = true } = {}) {
  const t = useTranslations();
  const origin = useOriginHere();
  return (word: Word): MenuAction[] => {
    const edit = {
      key: 'edit',
      call: wordCalls.saveOrUpdate,
      label: t('action.edit'),
      onClick: () => history.push(wordPath(word.id, { edit: true }), { origin }),
    };
    const step = (key: WordStep) => ({
      key,
      call: callOf[key],
      danger: key === 'remove',
      label: t(`word.${key}`),
      onClick: () => onAsk(key, word),
    });
    const turn = word.status === 'on' ? 'turnOff' : 'turnOn';
    return dangerLast([...(withEdit ? [edit] : []), step(turn), step('remove')]);
  };
}
