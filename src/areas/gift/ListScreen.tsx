import { giftCalls } from '@contract/gift/calls';
import { ItemList, useItemColumns } from '@/areas/shelf';
import { prefetchList } from '@/components/list/prefetch';
import { useList } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import './gift.css';

export default function GiftList() {
  const t = useTranslations();
  const list = useList(giftCalls.pageList, listSpec, useItemColumns(columnsOf));
  return <ItemList type="gift" list={list} presets={presetsOf(t)} search={search} />;
}

GiftList.prefetch = prefetchList(giftCalls.pageList, listSpec);
