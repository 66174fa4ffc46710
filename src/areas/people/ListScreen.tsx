import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { paths } from '@contract/paths';
import type { PeopleRoom } from '@contract/people';
import { isStep, RoomBulk, RoomDialog, type Step, search } from '@/areas/room';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { useAsked } from '@/components/draft/useAsked';
import { ExportButton } from '@/components/export/ExportButton';
import { useFormat } from '@/components/format';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/page/PageHeader';
import { kinds } from '@/components/RecordLink/kinds';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { columnsOf, listSpec, presetsOf } from './fields';
import { usePeopleCounts } from './usePeopleCounts';
import { usePeopleMenu } from './usePeopleMenu';

/** Self-built rooms: those that app users open. */
export default function PeopleList() {
  const { formatMessage } = useIntl();
  const { number, dayTime } = useFormat();
  const label = useLabels();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), number, dayTime, label }),
    [formatMessage, number, dayTime, label],
  );
  const list = useList(paths.people.pageList, listSpec, columns);
  const { asked, ask, close } = useAsked<typeof paths.people.detail, Step, PeopleRoom>(paths.people.detail, isStep);
  const menuOf = usePeopleMenu(ask);
  const counts = usePeopleCounts(list.refreshedAt);
  const title = formatMessage({ id: 'people.title' });

  return (
    <>
      <PageHeader
        title={title}
        line={counts && formatMessage({ id: 'people.line' }, counts)}
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={title} />
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={(room) => (
          <RowActions name={String(room.number)} to={kinds.people.path(room.id)} items={menuOf(room)} />
        )}
        empty={formatMessage({ id: 'people.empty' })}
        selectable
      />
      <RoomBulk type="people" list={list} steps={['recommend', 'freeze', 'close']} />
      {asked && <RoomDialog step={asked.action} room={asked.record} onDone={list.refresh} onClose={close} />}
    </>
  );
}
