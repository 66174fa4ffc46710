import { useSearchParams } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import { peopleCalls } from '@contract/people/calls';
import { isRoomAction, RoomDialog, RoomFacts, RoomFigures, RoomStatusTag, RoomTabs } from '@/areas/room';
import { LinkButton } from '@/components/availability/LinkButton';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { useDraftState } from '@/components/draft/useDraft';
import { textOf, useFormat } from '@/components/format';
import { DetailHeader } from '@/components/page/DetailHeader';
import { factOf } from '@/components/page/Facts';
import { NoRecord } from '@/components/page/NoRecord';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { useChanges } from '@/components/page/useChanges';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { RecordLink } from '@/components/RecordLink';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { listSpec } from './fields';
import { AuditTag, RoomSource } from './parts';
import { ReportList } from './ReportList';
import { usePeopleMenu } from './usePeopleMenu';

export default function PeopleDetail() {
  const [params] = useSearchParams();
  const t = useTranslations();
  const id = params.get('id');
  if (!id) return <NoRecord title={t('people.title')} list={pathTo('/activity/people')} />;
  return (
    <>
      <RecordBar
        path={peopleCalls.pageList}
        list={pathTo('/activity/people')}
        spec={listSpec}
        id={id}
        addressOf={recordTypes.people.path}
      />
      <PeopleRecord key={id} id={id} />
    </>
  );
}

function PeopleRecord({ id }: { id: string }) {
  const text = useTranslations('people');
  const { number } = useFormat();
  const { record: room, failure, refresh } = useRecord(peopleCalls.detail, id);
  useRecentlyOpened(room && { type: 'people', id, title: room.title, subtitle: textOf(room.number) });
  const [dialog, setDialog] = useDraftState('dialog', isRoomAction);
  const [changes, noteChange] = useChanges();
  const isAvailable = useIsAvailable();
  const menuOf = usePeopleMenu((action) => setDialog(action));

  if (failure) return <RecordFailure failure={failure} list={pathTo('/activity/people')} onRetry={refresh} />;
  if (!room) return <RecordSkeleton />;

  const onDone = () => {
    refresh();
    noteChange();
  };
  const { owner, auditState, auditId, reports, device, ip } = room;
  const fact = factOf(text);
  const audit = auditState === 'pending' && auditId && recordTypes.audit.path(auditId);
  const review = audit && isAvailable(audit) && (
    <LinkButton type="primary" to={audit}>
      {text('review')}
    </LinkButton>
  );

  return (
    <>
      <DetailHeader
        title={room.title}
        line={room.number}
        tag={
          <>
            <RoomStatusTag room={room} />
            {auditState !== 'approved' && <AuditTag room={room} inFull />}
          </>
        }
        items={menuOf(room)}
        primary={review}
      />
      <RoomFigures room={room} more={[{ label: text('reports'), value: number(reports), attention: reports > 0 }]} />
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
              ...(device ? [fact('device', <RoomSource value={device} of={{ device }} />)] : []),
              ...(ip ? [fact('ip', <RoomSource value={ip} of={{ ip }} />)] : []),
            ]}
          />
        </div>
        <div>
          <RoomTabs type="people" id={id} changes={changes} more={{ reports: <ReportList id={id} /> }} />
        </div>
      </div>
      {dialog && <RoomDialog action={dialog} room={room} onDone={onDone} onClose={() => setDialog(undefined)} />}
    </>
  );
}
