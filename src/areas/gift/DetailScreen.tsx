import { useSearchParams } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import type { Gift } from '@contract/gift';
import { giftCalls } from '@contract/gift/calls';
import { giftCategory, giftKind } from '@contract/gift/enums';
import { CreateItemPage, ItemLead, ItemRecordPage } from '@/areas/shelf';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { RecordBar } from '@/components/page/RecordBar';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { listSpec } from './fields';
import { GiftFigures } from './GiftFigures';
import { GiftForm } from './GiftForm';
import './gift.css';

export default function GiftDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const form = (props: Parameters<typeof GiftForm>[0]) => <GiftForm {...props} />;
  if (!id) return <CreateItemPage type="gift" form={form} />;
  return (
    <>
      <RecordBar
        path={giftCalls.pageList}
        list={pathTo('/fileResoute/b')}
        spec={listSpec}
        id={id}
        addressOf={recordTypes.gift.path}
      />
      <ItemRecordPage
        key={id}
        type="gift"
        id={id}
        wantsEdit={params.has('edit')}
        form={form}
        figures={(gift) => <GiftFigures gift={gift} />}
        facts={(gift) => <GiftFacts gift={gift} />}
      />
    </>
  );
}

const GiftFacts = withBoundary(function GiftFacts({ gift }: { gift: Gift }) {
  const t = useTranslations();
  const { number, dateTime } = useFormat();
  const fact = factOf(t);
  return (
    <Facts
      title={t('mall.facts')}
      lead={<ItemLead item={gift} />}
      items={[
        fact('gift.category', <EnumText of={giftCategory} value={gift.category} />),
        fact('gift.kind', <StatusTag of={giftKind} value={gift.kind} />),
        fact('mall.limit', gift.limitPerUser === null ? t('mall.limit.none') : number(gift.limitPerUser)),
        fact('mall.createdAt', dateTime(gift.createdAt)),
        fact('mall.updatedAt', <TimeText value={gift.updatedAt} />),
      ]}
    />
  );
});
