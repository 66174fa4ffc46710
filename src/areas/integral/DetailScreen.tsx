import { history, useIntl, useSearchParams } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import type { Integral } from '@contract/integral';
import { integralEvent, integralStatus } from '@contract/integral/enums';
import { paths } from '@contract/paths';
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
import { StatusTag, useLabels } from '@/components/StatusTag';
import { listSpec } from './fields';
import { IntegralDialog } from './IntegralDialog';
import { IntegralFacts } from './IntegralFacts';
import { IntegralForm } from './IntegralForm';
import { integralPath } from './integralPath';
import { Preview } from './preview/Preview';
import { isIntegralAction } from './steps';
import { useIntegralMenu } from './useIntegralMenu';

const LIST = '/log/integral';

/** One points rule, or without an id a new one. */
export default function IntegralDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <New />;
  return (
    <>
      <RecordBar
        path={paths.integral.pageList}
        list={LIST}
        spec={listSpec}
        id={id}
        addressOf={(other) => integralPath(other)}
      />
      <Existing key={id} id={id} wantsEdit={params.has('edit')} />
    </>
  );
}

function New() {
  const { formatMessage } = useIntl();
  const back = useWayBack(LIST);
  return (
    <>
      <PageHeader
        title={formatMessage({ id: 'integral.create' })}
        line={formatMessage({ id: 'integral.create.line' })}
      />
      <Card>
        <IntegralForm
          onSaved={({ id }) => {
            notice.success(formatMessage({ id: 'integral.created' }));
            history.replace(integralPath(id), history.location.state);
          }}
          onCancel={() => history.push(back.to, back.state)}
        />
      </Card>
    </>
  );
}

function Existing({ id, wantsEdit: editing }: { id: string; wantsEdit: boolean }) {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const back = useWayBack(LIST);
  const { record: rule, failure, refresh, setRecord } = useRecord(paths.integral.detail, id);
  useRecentlyOpened(rule && { type: 'integral', id, title: rule.event, subtitle: `Lv. ${rule.fromLevel}` });
  const [asked, setAsked] = useDraftState('asked', isIntegralAction);
  // Counts what was done here, so that the history and the preview are asked anew.
  const [done, setDone] = useState(0);
  // Deleted: its page is left once the dialog, which asks before what was typed is lost, has closed.
  const gone = useRef(false);
  const menuOf = useIntegralMenu((action) => setAsked(action), { withEdit: false });
  const setEditing = (edit: boolean) => history.replace(integralPath(id, { edit }), history.location.state);

  if (failure) return <RecordFailure failure={failure} list={LIST} onRetry={refresh} />;
  if (!rule) return <Skeleton active />;

  const event = label(integralEvent, rule.event);
  const onDone = (saved: Integral | null) => {
    gone.current = !saved;
    if (!saved) return;
    setRecord(saved);
    setDone(done + 1);
  };
  const onClose = () => {
    setAsked(undefined);
    if (gone.current) history.push(back.to, back.state);
  };
  const onSaved = (saved: Integral) => {
    notice.success(formatMessage({ id: 'integral.saved' }));
    onDone(saved);
    setEditing(false);
  };
  return (
    <>
      <DetailHeader
        title={event}
        tabTitle={formatMessage({ id: 'integral.name' }, { event, level: rule.fromLevel })}
        line={formatMessage({ id: 'integral.detail.line' }, { level: rule.fromLevel })}
        tag={<StatusTag of={integralStatus} value={rule.status} />}
        items={menuOf(rule)}
        onEdit={editing ? undefined : () => setEditing(true)}
      />
      {editing ? (
        <Card size="small" title={formatMessage({ id: 'integral.facts' })}>
          <IntegralForm rule={rule} onSaved={onSaved} onCancel={() => setEditing(false)} />
        </Card>
      ) : (
        <div className="fish-columns">
          <div>
            <IntegralFacts rule={rule} />
            <Preview asked={done} about={rule} rule={rule.status === 'off' ? rule : undefined} />
          </div>
          <div>
            <OperationTimeline
              key={done}
              of={{ targetType: 'integral', targetId: id }}
              title={formatMessage({ id: 'integral.history' })}
            />
          </div>
        </div>
      )}
      {asked && <IntegralDialog action={asked} rule={rule} onDone={onDone} onClose={onClose} />}
    </>
  );
}
