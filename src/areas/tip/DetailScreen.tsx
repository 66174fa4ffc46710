import { history, useSearchParams } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import type { Tip } from '@contract/tip';
import { tipCalls } from '@contract/tip/calls';
import { tipPlace, tipStatus } from '@contract/tip/enums';
import { Card } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
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
import { isTipAction, mayEdit } from './actions';
import { listSpec } from './fields';
import { Overlapping } from './Overlapping';
import { TipDialog } from './TipDialog';
import { TipFacts } from './TipFacts';
import { TipForm } from './TipForm';
import { TipPhone } from './TipPhone';
import { tipPath } from './tipPath';
import { useTipMenu } from './useTipMenu';

export default function TipDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <CreateTip />;
  return (
    <>
      <RecordBar
        path={tipCalls.pageList}
        list={pathTo('/message/tip')}
        spec={listSpec}
        id={id}
        addressOf={(other) => tipPath(other)}
      />
      <TipRecord key={id} id={id} wantsEdit={params.has('edit')} />
    </>
  );
}

function CreateTip() {
  const text = useTranslations('tip');
  return (
    <CreatePage
      title={text('create')}
      line={text('create.line')}
      list={pathTo('/message/tip')}
      pathOf={tipPath}
      created={() => text('created')}
    >
      {(form) => <TipForm {...form} />}
    </CreatePage>
  );
}

function TipRecord({ id, wantsEdit }: { id: string; wantsEdit: boolean }) {
  const t = useTranslations();
  const { record: tip, failure, refresh, setRecord } = useRecord(tipCalls.detail, id);
  useRecentlyOpened(tip && { type: 'tip', id, title: tip.text, subtitle: null });
  const [dialog, setDialog] = useDraftState('dialog', isTipAction);
  const [changes, noteChange] = useChanges();
  const menuOf = useTipMenu((action) => setDialog(action), { withEdit: false });
  const mayWrite = useHas(tipCalls.saveOrUpdate);
  const setEditing = (edit: boolean) => history.replace(tipPath(id, { edit }), history.location.state);

  if (failure) return <RecordFailure failure={failure} list={pathTo('/message/tip')} onRetry={refresh} />;
  if (!tip) return <RecordSkeleton />;

  const editable = mayEdit(tip);
  const editing = wantsEdit && editable && mayWrite;
  const onDone = (saved: Tip) => {
    setRecord(saved);
    noteChange();
  };
  const onSaved = (saved: Tip) => {
    notice.success(t('tip.saved'));
    onDone(saved);
    setEditing(false);
  };
  return (
    <>
      <DetailHeader
        title={t('tip.detail.title')}
        tabTitle={tip.text}
        line={<EnumText of={tipPlace} value={tip.place} />}
        tag={<StatusTag of={tipStatus} value={tip.status} />}
        items={menuOf(tip)}
        edit={editable && !editing ? { call: tipCalls.saveOrUpdate, start: () => setEditing(true) } : undefined}
      />
      {editing ? (
        <Card size="small" title={t('tip.facts')}>
          <TipForm tip={tip} onSaved={onSaved} onCancel={() => setEditing(false)} />
        </Card>
      ) : (
        <div className="fish-columns">
          <div>
            <TipFacts tip={tip} />
            <OperationTimeline key={changes} of={{ targetType: 'tip', targetId: id }} />
          </div>
          <Card size="small" title={t('tip.preview')}>
            <div className="tip-beside">
              <TipPhone place={tip.place} text={tip.text} />
              {(tip.time !== 'over' || tip.overlaps > 0) && <Overlapping of={tip} except={id} />}
            </div>
          </Card>
        </div>
      )}
      {dialog && <TipDialog action={dialog} tip={tip} onDone={onDone} onClose={() => setDialog(undefined)} />}
    </>
  );
}
