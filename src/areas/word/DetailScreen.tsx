import { history, useSearchParams } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import type { Word } from '@contract/word';
import { wordCalls } from '@contract/word/calls';
import { wordAction, wordStatus } from '@contract/word/enums';
import { Card } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
import { useWayBack } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { OperationTimeline } from '@/components/OperationTimeline';
import { CreatePage } from '@/components/page/CreatePage';
import { DetailHeader } from '@/components/page/DetailHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { useChanges } from '@/components/page/useChanges';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { isWordAction, type WordAction } from './actions';
import { listSpec } from './fields';
import { Trial } from './Trial';
import { useWordMenu } from './useWordMenu';
import { WordDialog } from './WordDialog';
import { WordFacts } from './WordFacts';
import { WordForm } from './WordForm';
import { wordPath } from './wordPath';

export default function WordDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <CreateWord />;
  return (
    <>
      <RecordBar
        path={wordCalls.pageList}
        list={pathTo('/log/word')}
        spec={listSpec}
        id={id}
        addressOf={(other) => wordPath(other)}
      />
      <WordRecord key={id} id={id} wantsEdit={params.has('edit')} />
    </>
  );
}

function CreateWord() {
  const text = useTranslations('word');
  return (
    <CreatePage
      title={text('create')}
      line={text('create.line')}
      list={pathTo('/log/word')}
      pathOf={wordPath}
      created={() => text('created')}
    >
      {(form) => <WordForm {...form} />}
    </CreatePage>
  );
}

function WordRecord({ id, wantsEdit: asked }: { id: string; wantsEdit: boolean }) {
  const wantsEdit = useHas(wordCalls.saveOrUpdate) && asked;
  const t = useTranslations();
  const back = useWayBack(pathTo('/log/word'));
  const { record: word, failure, refresh, setRecord } = useRecord(wordCalls.detail, id);
  useRecentlyOpened(word && { type: 'word', id, title: word.word, subtitle: null });
  const [dialog, setDialog] = useDraftState('dialog', isWordAction);
  const [changes, noteChange] = useChanges();
  const menuOf = useWordMenu((action) => setDialog(action), { withEdit: false });
  const setEditing = (edit: boolean) => history.replace(wordPath(id, { edit }), history.location.state);

  if (failure) return <RecordFailure failure={failure} list={pathTo('/log/word')} onRetry={refresh} />;
  if (!word) return <RecordSkeleton />;

  const onSaved = (saved: Word) => {
    notice.success(t('word.saved'));
    setRecord(saved);
    noteChange();
    setEditing(false);
  };
  const onDone = (action: WordAction) => {
    if (action === 'remove') return history.push(back.to, back.state);
    refresh();
    noteChange();
  };
  return (
    <>
      <DetailHeader
        title={t('word.detail.title')}
        tabTitle={word.word}
        line={<EnumText of={wordAction} value={word.action} />}
        tag={<StatusTag of={wordStatus} value={word.status} />}
        items={menuOf(word)}
        edit={wantsEdit ? undefined : { call: wordCalls.saveOrUpdate, start: () => setEditing(true) }}
      />
      {wantsEdit ? (
        <Card size="small" title={t('word.facts')}>
          <WordForm word={word} onSaved={onSaved} onCancel={() => setEditing(false)} />
        </Card>
      ) : (
        <div className="fish-columns">
          <div>
            <WordFacts word={word} />
            <OperationTimeline key={changes} of={{ targetType: 'word', targetId: id }} />
          </div>
          <Card size="small" title={t('word.try')}>
            <Trial refreshedAt={changes} />
          </Card>
        </div>
      )}
      {dialog && (
        <WordDialog action={dialog} word={word} onDone={() => onDone(dialog)} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}
