import { history, useIntl, useSearchParams } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { Word } from '@contract/word';
import { wordAction, wordStatus } from '@contract/word/enums';
import { useDraftState } from '@/components/draft/useDraft';
import { useWayBack } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { OperationTimeline } from '@/components/OperationTimeline';
import { DetailHeader } from '@/components/page/DetailHeader';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { listSpec } from './fields';
import { isWordStep, type WordStep } from './steps';
import { Trial } from './Trial';
import { useWordMenu } from './useWordMenu';
import { WordDialog } from './WordDialog';
import { WordFacts } from './WordFacts';
import { WordForm } from './WordForm';
import { wordPath } from './wordPath';

/** One word, or without an id a new one. */
export default function WordDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <New />;
  return (
    <>
      <RecordBar
        path={paths.word.pageList}
        list="/log/word"
        spec={listSpec}
        id={id}
        addressOf={(other) => wordPath(other)}
      />
      <Existing key={id} id={id} wantsEdit={params.has('edit')} />
    </>
  );
}

function New() {
  const { formatMessage } = useIntl();
  const back = useWayBack('/log/word');
  return (
    <>
      <PageHeader title={formatMessage({ id: 'word.create' })} line={formatMessage({ id: 'word.create.line' })} />
      <Card>
        <WordForm
          onSaved={({ id }) => {
            notice.success(formatMessage({ id: 'word.created' }));
            history.replace(wordPath(id), history.location.state);
          }}
          onCancel={() => history.push(back.to, back.state)}
        />
      </Card>
    </>
  );
}

function Existing({ id, wantsEdit }: { id: string; wantsEdit: boolean }) {
  const { formatMessage } = useIntl();
  const back = useWayBack('/log/word');
  const { record: word, failure, refresh, setRecord } = useRecord(paths.word.detail, id);
  useRecentlyOpened(word && { type: 'word', id, title: word.word, subtitle: null });
  const [asked, setAsked] = useDraftState('asked', isWordStep);
  // Counts what was done here, so that the timeline and the trial are asked anew.
  const [done, setDone] = useState(0);
  const menuOf = useWordMenu((step) => setAsked(step), { withEdit: false });
  const setEditing = (edit: boolean) => history.replace(wordPath(id, { edit }), history.location.state);

  if (failure) return <RecordFailure failure={failure} list="/log/word" onRetry={refresh} />;
  if (!word) return <Skeleton active />;

  const onSaved = (saved: Word) => {
    notice.success(formatMessage({ id: 'word.saved' }));
    setRecord(saved);
    setDone(done + 1);
    setEditing(false);
  };
  const onDone = (step: WordStep) => {
    if (step === 'remove') return history.push(back.to, back.state);
    refresh();
    setDone(done + 1);
  };
  return (
    <>
      <DetailHeader
        title={formatMessage({ id: 'word.detail.title' })}
        tabTitle={word.word}
        line={<EnumText of={wordAction} value={word.action} />}
        tag={<StatusTag of={wordStatus} value={word.status} />}
        items={menuOf(word)}
        onEdit={wantsEdit ? undefined : () => setEditing(true)}
      />
      {wantsEdit ? (
        <Card size="small" title={formatMessage({ id: 'word.facts' })}>
          <WordForm word={word} onSaved={onSaved} onCancel={() => setEditing(false)} />
        </Card>
      ) : (
        <div className="fish-columns">
          <div>
            <WordFacts word={word} />
            <OperationTimeline key={done} of={{ targetType: 'word', targetId: id }} />
          </div>
          <Card size="small" title={formatMessage({ id: 'word.try' })}>
            <Trial asked={done} />
          </Card>
        </div>
      )}
      {asked && (
        <WordDialog step={asked} word={word} onDone={() => onDone(asked)} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
