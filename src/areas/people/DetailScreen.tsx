import { Link, useIntl, useSearchParams } from '@umijs/max';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import { isStep, RoomDialog, RoomFacts, RoomStatusTag, RoomTabs } from '@/areas/room';
import { useDraftState } from '@/components/draft/useDraft';
import { DetailHeader } from '@/components/page/DetailHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { RecordLink } from '@/components/RecordLink';
import { kinds } from '@/components/RecordLink/kinds';
import { listSpec } from './fields';
import { AuditTag, Reports } from './parts';
import { ReportList } from './ReportList';
import { usePeopleMenu } from './usePeopleMenu';

/** One self-built room. */
export default function PeopleDetail() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <>
      <RecordBar path={paths.people.pageList} spec={listSpec} id={id} addressOf={kinds.people.path} />
      <Existing key={id} id={id} />
    </>
  );
}

function Existing({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { record: room, failure, refresh } = useRecord(paths.people.detail, id);
  useRecentlyOpened(room && { type: 'people', id, title: room.title, subtitle: String(room.number) });
  const [asked, setAsked] = useDraftState('asked', isStep);
  // Counts what was done here, so that the timeline is asked anew.
  const [done, setDone] = useState(0);
  const menuOf = usePeopleMenu((step) => setAsked(step));

  if (failure) return <RecordFailure failure={failure} list="/activity/people" onRetry={refresh} />;
  if (!room) return <Skeleton active />;

  const onDone = () => {
    refresh();
    setDone(done + 1);
  };
  const { owner, auditState, auditId, reports } = room;
  const fact = (key: string, children: React.ReactNode) => ({
    key,
    label: formatMessage({ id: `people.${key}` }),
    children,
  });
  const review = auditState === 'pending' && auditId && (
    <Link to={kinds.audit.path(auditId)}>
      <Button type="primary">{formatMessage({ id: 'people.review' })}</Button>
    </Link>
  );

  return (
    <>
      <DetailHeader
        title={room.title}
        line={room.number}
        tag={
          <>
            <RoomStatusTag room={room} />
            {auditState !== 'approved' && <AuditTag room={room} />}
          </>
        }
        items={menuOf(room)}
        primary={review}
      />
      <div className="fish-columns fish-columns-wide">
        <div>
          <RoomFacts
            room={room}
            items={[
              fact(
                'owner',
                <RecordLink type="user" id={owner.id}>
                  <bdi>{owner.nickname}</bdi> {owner.number}
                </RecordLink>,
              ),
              fact('audit', <AuditTag room={room} />),
              fact('reports', <Reports count={reports} />),
            ]}
          />
        </div>
        <div>
          <RoomTabs type="people" id={id} done={done} more={{ reports: <ReportList id={id} /> }} />
        </div>
      </div>
      {asked && <RoomDialog step={asked} room={room} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </>
  );
}
