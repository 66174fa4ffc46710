import { useSearchParams } from '@umijs/max';
import { Segmented } from 'antd';
import { useMemo } from 'react';
import { valuesOf } from '@contract/enum';
import { peopleCalls } from '@contract/people/calls';
import { type GroupBy, groupBy } from '@contract/people/enums';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { ListTools } from '@/components/list/ListTools';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/page/PageHeader';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { columnsOf, filters, groupsSpec, nameOf } from './groupFields';
import { roomsOfGroup } from './links';
import { PeopleTabs } from './PeopleTabs';

const ways = valuesOf(groupBy);

/** Rooms that can still be closed, by what several of them have in common; each group leads to the list of its rooms. */
export function GroupList() {
  const t = useTranslations();
  const label = useLabels();
  const [params] = useSearchParams();
  const by = ways.find((way) => way === params.get('by')) ?? 'device';
  const columns = useMemo(() => columnsOf(t, by), [t, by]);
  const list = useList(peopleCalls.groups, groupsSpec, columns);
  const { by: _, ...chosen } = list.filters;
  const { roomsFrom, roomsTo, ...created } = chosen;
  const title = t('people.groups.title');
  return (
    <>
      <PageHeader
        title={t('people.title')}
        line={t('people.groups.line')}
        actions={
          <>
            <PeopleTabs tab="groups" />
            <ListTools list={list} title={title} />
          </>
        }
      />
      <Segmented<GroupBy>
        aria-label={t('people.groups.by')}
        className="fish-filters"
        value={by}
        options={ways.map((value) => ({ value, label: label(groupBy, value) }))}
        onChange={(next) => list.setFilters({ by: next === 'device' ? undefined : next })}
      />
      <FilterBar list={list} fields={filters} />
      <ListTable
        label={title}
        // What rooms are grouped by leaves none out.
        list={{ ...list, filters: chosen }}
        actions={(group) => <RowActions name={nameOf(group)} to={roomsOfGroup(by, group.id, created)} />}
        empty={t('people.groups.empty')}
      />
    </>
  );
}
