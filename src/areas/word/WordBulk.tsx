import { useState } from 'react';
import type { Output } from '@contract/index';
import type { Word } from '@contract/word';
import { wordCalls } from '@contract/word/calls';
import { withBoundary } from '@/components/boundary';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { actions, callOf, perform, type WordAction } from './actions';

export const WordBulk = withBoundary(function WordBulk({ list }: { list: List<Word> }) {
  const t = useTranslations();
  const [dialog, setDialog] = useState<WordAction>();
  return (
    <>
      <SelectionBar
        list={list}
        actions={actions.map((key) => ({
          key,
          call: callOf[key],
          label: t(`word.${key}`),
          onClick: () => setDialog(key),
        }))}
      />
      {dialog && (
        <BulkConfirm<Word, Counts>
          list={list}
          text={`word.${dialog}.many`}
          count={(selection, options) => call(wordCalls.countByStatus, selection, options)}
          consequence={(counts) => <Consequence action={dialog} counts={counts} />}
          danger={dialog === 'remove'}
          withoutReason={dialog !== 'remove'}
          work={(word, { reason }, options) => perform(dialog, word, reason, options)}
          onClose={() => setDialog(undefined)}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
});

type Counts = Output<typeof wordCalls.countByStatus>;

const changed: Readonly<Record<WordAction, 'on' | 'off' | 'total'>> = { turnOn: 'off', turnOff: 'on', remove: 'total' };

function Consequence({ action, counts }: { action: WordAction; counts: Counts }) {
  const t = useTranslations();
  const { total, on } = counts;
  const count = counts[changed[action]];
  return (
    <>
      {t(`word.${action}.many.consequence`, { count, on })}
      {total > count && <div>{t(`word.${action}.many.refused`, { count: total - count })}</div>}
    </>
  );
}
