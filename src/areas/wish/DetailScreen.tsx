import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { pathTo } from '@config/pathTo';
import type { WishDetail } from '@contract/wish';
import { wishCalls } from '@contract/wish/calls';
import { wishState } from '@contract/wish/enums';
import { LedgerCard } from '@/areas/ledger';
import { Has } from '@/components/availability/Has';
import { useDraftState } from '@/components/draft/useDraft';
import { textOf } from '@/components/format';
import { OperationTimeline } from '@/components/OperationTimeline';
import { DetailHeader } from '@/components/page/DetailHeader';
import { NoRecord } from '@/components/page/NoRecord';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { useChanges } from '@/components/page/useChanges';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { isWishAction } from './actions';
import { listSpec } from './fields';
import { useWishMenu } from './useWishMenu';
import { WishDialog } from './WishDialog';
import { GiftCard, MakerCard, Removed, TextCard } from './WishFacts';
import { WishFigures } from './WishFigures';

export default function WishDetailPage() {
  const [params] = useSearchParams();
  const t = useTranslations();
  const id = params.get('id');
  if (!id) return <NoRecord title={t('wish.title')} list={pathTo('/wish/list')} />;
  return (
    <>
      <RecordBar
        path={wishCalls.pageList}
        list={pathTo('/wish/list')}
        spec={listSpec}
        id={id}
        addressOf={recordTypes.wish.path}
      />
      <WishRecord key={id} id={id} />
    </>
  );
}

function WishRecord({ id }: { id: string }) {
  const t = useTranslations();
  const { record: wish, failure, refresh, setRecord } = useRecord(wishCalls.detail, id);
  useRecentlyOpened(wish && { type: 'wish', id, title: textOf(wish.number), subtitle: wish.user.nickname });
  const [dialog, setDialog] = useDraftState('dialog', isWishAction);
  const [changes, noteChange] = useChanges();
  const menuOf = useWishMenu((action) => setDialog(action));

  if (failure) return <RecordFailure failure={failure} list={pathTo('/wish/list')} onRetry={refresh} />;
  if (!wish) return <RecordSkeleton />;

  const onDone = (saved: WishDetail) => {
    setRecord(saved);
    noteChange();
  };
  const fulfil = (
    <Has call={wishCalls.fulfil}>
      <Button type="primary" onClick={() => setDialog('fulfil')}>
        {t('wish.fulfil')}
      </Button>
    </Has>
  );
  return (
    <>
      <DetailHeader
        title={t('wish.detail.title', { number: wish.number })}
        tag={<StatusTag of={wishState} value={wish.state} />}
        line={null}
        primary={wish.state === 'open' && fulfil}
        items={menuOf(wish, 'fulfil')}
      />
      <WishFigures wish={wish} />
      <div className="fish-columns">
        <div>
          <Removed wish={wish} />
          <TextCard wish={wish} />
          <GiftCard wish={wish} />
          <LedgerCard of={wish} />
        </div>
        <div>
          <MakerCard wish={wish} />
          <OperationTimeline key={changes} of={{ targetType: 'wish', targetId: id }} />
        </div>
      </div>
      {dialog && <WishDialog action={dialog} wish={wish} onDone={onDone} onClose={() => setDialog(undefined)} />}
    </>
  );
}
