import { history, useSearchParams } from '@umijs/max';
import { useRef } from 'react';
import { pathTo } from '@config/pathTo';
import type { Integral } from '@contract/integral';
import { integralCalls } from '@contract/integral/calls';
import { integralEvent, integralStatus } from '@contract/integral/enums';
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
import { StatusTag, useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { isIntegralAction } from './actions';
import { listSpec } from './fields';
import { IntegralDialog } from './IntegralDialog';
import { IntegralFacts } from './IntegralFacts';
import { IntegralFigures } from './IntegralFigures';
import { IntegralForm } from './IntegralForm';
import { integralPath } from './integralPath';
import { EffectPreview } from './preview/EffectPreview';
import { useIntegralMenu } from './useIntegralMenu';

const LIST = pathTo('/log/integral');

export default function IntegralDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <CreateIntegral />;
  return (
    <>
      <RecordBar
        path={integralCalls.pageList}
        list={LIST}
        spec={listSpec}
        id={id}
        addressOf={(other) => integralPath(other)}
      />
      <IntegralRecord key={id} id={id} wantsEdit={params.has('edit')} />
    </>
  );
}

function CreateIntegral() {
  const text = useTranslations('integral');
  return (
    <CreatePage
      title={text('create')}
      line={text('create.line')}
      list={LIST}
      pathOf={integralPath}
      created={() => text('created')}
    >
      {(form) => <IntegralForm {...form} />}
    </CreatePage>
  );
}

function IntegralRecord({ id, wantsEdit }: { id: string; wantsEdit: boolean }) {
  const editing = useHas(integralCalls.saveOrUpdate) && wantsEdit;
  const t = useTranslations();
  const label = useLabels();
  const back = useWayBack(LIST);
  const { record: rule, failure, refresh, setRecord } = useRecord(integralCalls.detail, id);
  useRecentlyOpened(rule && { type: 'integral', id, title: rule.event, subtitle: String(rule.fromLevel) });
  const [dialog, setDialog] = useDraftState('dialog', isIntegralAction);
  const [changes, noteChange] = useChanges();
  // After deleting, leave the page only when the dialog has closed; else its guard for typed text would ask.
  const gone = useRef(false);
  const menuOf = useIntegralMenu((action) => setDialog(action), { withEdit: false });
  const setEditing = (edit: boolean) => history.replace(integralPath(id, { edit }), history.location.state);

  if (failure) return <RecordFailure failure={failure} list={LIST} onRetry={refresh} />;
  if (!rule) return <RecordSkeleton />;

  const event = label(integralEvent, rule.event);
  const onDone = (saved: Integral | null) => {
    gone.current = !saved;
    if (!saved) return;
    setRecord(saved);
    noteChange();
  };
  const onClose = () => {
    setDialog(undefined);
    if (gone.current) history.push(back.to, back.state);
  };
  const onSaved = (saved: Integral) => {
    notice.success(t('integral.saved'));
    onDone(saved);
    setEditing(false);
  };
  return (
    <>
      <DetailHeader
        title={event}
        tabTitle={t('integral.name', { event, level: rule.fromLevel })}
        line={t('integral.detail.line', { level: rule.fromLevel })}
        tag={<StatusTag of={integralStatus} value={rule.status} />}
        items={menuOf(rule)}
        edit={editing ? undefined : { call: integralCalls.saveOrUpdate, start: () => setEditing(true) }}
      />
      {editing ? (
        <Card size="small" title={t('integral.facts')}>
          <IntegralForm rule={rule} onSaved={onSaved} onCancel={() => setEditing(false)} />
        </Card>
      ) : (
        <>
          <IntegralFigures rule={rule} />
          <div className="fish-columns">
            <div>
              <IntegralFacts rule={rule} />
              <EffectPreview refreshedAt={changes} about={rule} rule={rule.status === 'off' ? rule : undefined} />
            </div>
            <div>
              <OperationTimeline
                key={changes}
                of={{ targetType: 'integral', targetId: id }}
                title={t('integral.history')}
              />
            </div>
          </div>
        </>
      )}
      {dialog && <IntegralDialog action={dialog} rule={rule} onDone={onDone} onClose={onClose} />}
    </>
  );
}
