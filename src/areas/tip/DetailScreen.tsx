import { history, useIntl, useSearchParams } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { Tip } from '@contract/tip';
import { tipPlace, tipStatus } from '@contract/tip/enums';
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
import { Overlapping } from './Overlapping';
import { isTipAction, mayEdit } from './steps';
import { TipDialog } from './TipDialog';
import { TipFacts } from './TipFacts';
import { TipForm } from './TipForm';
import { TipPhone } from './TipPhone';
import { tipPath } from './tipPath';
import { useTipMenu } from './useTipMenu';

/** One tip, or without an id a new one. */
export default function TipDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <New />;
  return (
    <>
      <RecordBar
        path={paths.tip.pageList}
        list="/message/tip"
        spec={listSpec}
        id={id}
        addressOf={(other) => tipPath(other)}
      />
      <Existing key={id} id={id} wantsEdit={params.has('edit')} />
    </>
  );
}

function New() {
  const { formatMessage } = useIntl();
  const back = useWayBack('/message/tip');
  return (
    <>
      <PageHeader title={formatMessage({ id: 'tip.create' })} line={formatMessage({ id: 'tip.create.line' })} />
      <Card>
        <TipForm
          onSaved={({ id }) => {
            notice.success(formatMessage({ id: 'tip.created' }));
            history.replace(tipPath(id), history.location.state);
          }}
          onCancel={() => history.push(back.to, back.state)}
        />
      </Card>
    </>
  );
}

function Existing({ id, wantsEdit }: { id: string; wantsEdit: boolean }) {
  const { formatMessage } = useIntl();
  const { record: tip, failure, refresh, setRecord } = useRecord(paths.tip.detail, id);
  useRecentlyOpened(tip && { type: 'tip', id, title: tip.text, subtitle: null });
  const [asked, setAsked] = useDraftState('asked', isTipAction);
  // Counts what was done here, so that the timeline is asked anew.
  const [done, setDone] = useState(0);
  const menuOf = useTipMenu((action) => setAsked(action), { withEdit: false });
  const setEditing = (edit: boolean) => history.replace(tipPath(id, { edit }), history.location.state);

  if (failure) return <RecordFailure failure={failure} list="/message/tip" onRetry={refresh} />;
  if (!tip) return <Skeleton active />;

  const editable = mayEdit(tip);
  const editing = wantsEdit && editable;
  const onDone = (saved: Tip) => {
    setRecord(saved);
    setDone(done + 1);
  };
  const onSaved = (saved: Tip) => {
    notice.success(formatMessage({ id: 'tip.saved' }));
    onDone(saved);
    setEditing(false);
  };
  return (
    <>
      <DetailHeader
        title={formatMessage({ id: 'tip.detail.title' })}
        tabTitle={tip.text}
        line={<EnumText of={tipPlace} value={tip.place} />}
        tag={<StatusTag of={tipStatus} value={tip.status} />}
        items={menuOf(tip)}
        onEdit={editable && !editing ? () => setEditing(true) : undefined}
      />
      {editing ? (
        <Card size="small" title={formatMessage({ id: 'tip.facts' })}>
          <TipForm tip={tip} onSaved={onSaved} onCancel={() => setEditing(false)} />
        </Card>
      ) : (
        <div className="fish-columns">
          <div>
            <TipFacts tip={tip} />
            <OperationTimeline key={done} of={{ targetType: 'tip', targetId: id }} />
          </div>
          <Card size="small" title={formatMessage({ id: 'tip.preview' })}>
            <div className="tip-beside">
              <TipPhone place={tip.place} text={tip.text} />
              {tip.time !== 'over' && <Overlapping of={tip} except={id} />}
            </div>
          </Card>
        </div>
      )}
      {asked && <TipDialog action={asked} tip={tip} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </>
  );
}
