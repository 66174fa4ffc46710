import { Link, useIntl, useSearchParams } from '@umijs/max';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { WishDetail } from '@contract/wish';
import { wishState } from '@contract/wish/enums';
import { LedgerCard } from '@/areas/ledger';
import { useDraftState } from '@/components/draft/useDraft';
import { Empty } from '@/components/Empty';
import { useMoney } from '@/components/money/useMoney';
import { OperationTimeline } from '@/components/OperationTimeline';
import { DetailHeader } from '@/components/page/DetailHeader';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { kinds } from '@/components/RecordLink/kinds';
import { StatusTag } from '@/components/StatusTag';
import { listSpec } from './fields';
import { isWishAction } from './steps';
import { useWishMenu } from './useWishMenu';
import { WishDialog } from './WishDialog';
import { GiftCard, MakerCard, Removed, TextCard, WishFacts } from './WishFacts';
import { WishSteps } from './WishSteps';

/** One wish: what was wished for, what became of it, and what can be done about it. */
export default function WishDetailPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <Nothing />;
  return (
    <>
      <RecordBar path={paths.wish.pageList} list="/wish/list" spec={listSpec} id={id} addressOf={kinds.wish.path} />
      <Existing key={id} id={id} />
    </>
  );
}

/** Wishes are made in the app, so that an address without an id is of none. */
function Nothing() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'wish.title' })} />
      <Empty
        drawing="lost"
        title={formatMessage({ id: 'wish.none' })}
        action={<Link to="/wish/list">{formatMessage({ id: 'action.back' })}</Link>}
      />
    </>
  );
}

function Existing({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { record: wish, failure, refresh, setRecord } = useRecord(paths.wish.detail, id);
  useRecentlyOpened(wish && { type: 'wish', id, title: String(wish.number), subtitle: wish.user.nickname });
  const [asked, setAsked] = useDraftState('asked', isWishAction);
  // Counts what was done here, so that the timeline is asked anew.
  const [done, setDone] = useState(0);
  const menuOf = useWishMenu((action) => setAsked(action));

  if (failure) return <RecordFailure failure={failure} list="/wish/list" onRetry={refresh} />;
  if (!wish) return <Skeleton active />;

  const onDone = (saved: WishDetail) => {
    setRecord(saved);
    setDone(done + 1);
  };
  const fulfil = (
    <Button type="primary" onClick={() => setAsked('fulfil')}>
      {formatMessage({ id: 'wish.fulfil' })}
    </Button>
  );
  return (
    <>
      <DetailHeader
        title={formatMessage({ id: 'wish.detail.title' }, { number: wish.number })}
        line={money(wish.stones, 'stones')}
        tag={<StatusTag of={wishState} value={wish.state} />}
        primary={wish.state === 'open' && fulfil}
        items={menuOf(wish, 'fulfil') ?? []}
      />
      <div className="fish-columns">
        <div>
          <Removed wish={wish} />
          <WishSteps wish={wish} />
          <TextCard wish={wish} />
          <GiftCard wish={wish} />
          <LedgerCard of={wish} />
        </div>
        <div>
          <MakerCard wish={wish} />
          <WishFacts wish={wish} />
          <OperationTimeline key={done} of={{ targetType: 'wish', targetId: id }} />
        </div>
      </div>
      {asked && <WishDialog action={asked} wish={wish} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </>
  );
}
