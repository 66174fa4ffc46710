import { useIntl } from '@umijs/max';
import { useState } from 'react';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import type { Word } from '@contract/word';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { call } from '@/request';
import { actions, perform, type WordStep } from './steps';

/** What can be done to the ticked words. */
export function WordBulk({ list }: { list: List<Word> }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<WordStep>();
  return (
    <>
      <SelectionBar
        list={list}
        actions={actions.map((key) => ({
          key,
          label: formatMessage({ id: `word.${key}` }),
          onClick: () => setAsked(key),
        }))}
      />
      {asked && (
        <BulkConfirm<Word, Counts>
          list={list}
          text={`word.${asked}.many`}
          count={(selection) => call(paths.word.countByStatus, selection, { notice: false })}
          consequence={(counts) => <Consequence step={asked} counts={counts} />}
          danger={asked === 'remove'}
          withoutReason={asked !== 'remove'}
          work={(word, { reason }, options) => perform(asked, word, reason, options)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
}

type Counts = Output<typeof paths.word.countByStatus>;

const changed: Readonly<Record<WordStep, 'on' | 'off' | 'total'>> = { turnOn: 'off', turnOff: 'on', remove: 'total' };

/** How many it changes, and how many the back end will refuse. */
function Consequence({ step, counts }: { step: WordStep; counts: Counts }) {
  const { formatMessage } = useIntl();
  const { total, on } = counts;
  const count = counts[changed[step]];
  return (
    <>
      {formatMessage({ id: `word.${step}.many.consequence` }, { count, on })}
      {total > count && <div>{formatMessage({ id: `word.${step}.many.refused` }, { count: total - count })}</div>}
    </>
  );
}
