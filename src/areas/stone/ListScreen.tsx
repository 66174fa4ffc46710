import { stoneCalls } from '@contract/stone/calls';
import { ItemList, useItemColumns } from '@/areas/shelf';
import { prefetchList } from '@/components/list/prefetch';
import { useList } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import './stone.css';

export default function StoneList() {
  const t = useTranslations();
  const list = useList(stoneCalls.pageList, listSpec, useItemColumns(columnsOf));
  return <ItemList type="stone" list={list} presets={presetsOf(t)} search={search} />;
}

StoneList.prefetch = prefetchList(stoneCalls.pageList, listSpec);
