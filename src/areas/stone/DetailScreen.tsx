import { useSearchParams } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import type { Stone } from '@contract/stone';
import { stoneCalls } from '@contract/stone/calls';
import { stoneTag } from '@contract/stone/enums';
import { CreateItemPage, ItemLead, ItemRecordPage } from '@/areas/shelf';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { RecordBar } from '@/components/page/RecordBar';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { listSpec } from './fields';
import { StoneFigures } from './StoneFigures';
import { StoneForm } from './StoneForm';
import './stone.css';

export default function StoneDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const form = (props: Parameters<typeof StoneForm>[0]) => <StoneForm {...props} />;
  if (!id) return <CreateItemPage type="stone" form={form} />;
  return (
    <>
      <RecordBar
        path={stoneCalls.pageList}
        list={pathTo('/fileResoute/a')}
        spec={listSpec}
        id={id}
        addressOf={recordTypes.stone.path}
      />
      <ItemRecordPage
        key={id}
        type="stone"
        id={id}
        wantsEdit={params.has('edit')}
        form={form}
        figures={(stone) => <StoneFigures stone={stone} />}
        facts={(stone) => <StoneFacts stone={stone} />}
      />
    </>
  );
}

const StoneFacts = withBoundary(function StoneFacts({ stone }: { stone: Stone }) {
  const t = useTranslations();
  const { number, dateTime } = useFormat();
  const fact = factOf(t);
  const { limitPerUser, tag } = stone;
  return (
    <Facts
      title={t('mall.facts')}
      lead={<ItemLead item={stone} />}
      items={[
        fact('mall.limit', limitPerUser === null ? t('mall.limit.none') : number(limitPerUser)),
        fact('stone.tag', tag && <StatusTag of={stoneTag} value={tag} />),
        fact('mall.createdAt', dateTime(stone.createdAt)),
        fact('mall.updatedAt', <TimeText value={stone.updatedAt} />),
      ]}
    />
  );
});
