import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useMemo } from 'react';
import { paths } from '@contract/paths';
import type { Room } from '@contract/room';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { useAsked } from '@/components/draft/useAsked';
import { ExportButton } from '@/components/export/ExportButton';
import { useFormat } from '@/components/format';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { OpenLink } from '@/components/list/OpenLink';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/page/PageHeader';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { search } from './fields';
import { columnsOf, listSpec, presetsOf } from './listFields';
import { RoomBulk } from './RoomBulk';
import { RoomDialog } from './RoomDialog';
import { roomPath } from './roomPath';
import { isStep, type Step } from './steps';
import { useRoomCounts } from './useRoomCounts';
import { useRoomMenu } from './useRoomMenu';

/** Activity rooms: those that operators open. */
export default function RoomList() {
  const { formatMessage } = useIntl();
  const { number, dayTime } = useFormat();
  const label = useLabels();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), number, dayTime, label }),
    [formatMessage, number, dayTime, label],
  );
  const list = useList(paths.room.pageList, listSpec, columns);
  const { asked, ask, close } = useAsked<typeof paths.room.detail, Step, Room>(paths.room.detail, isStep);
  const menuOf = useRoomMenu(ask);
  const counts = useRoomCounts(list.refreshedAt);
  const title = formatMessage({ id: 'room.title' });
  const create = (
    <OpenLink to={roomPath()}>
      <Button type="primary" icon={<PlusOutlined />}>
        {formatMessage({ id: 'room.create' })}
      </Button>
    </OpenLink>
  );

  return (
    <>
      <PageHeader
        title={title}
        line={counts && formatMessage({ id: 'room.line' }, counts)}
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={title} />
            {create}
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={(room) => <RowActions name={String(room.number)} to={roomPath(room.id)} items={menuOf(room)} />}
        empty={formatMessage({ id: 'room.empty' })}
        emptyAction={create}
        selectable
      />
      <RoomBulk type="room" list={list} steps={['publish', 'recommend', 'close']} />
      {asked && <RoomDialog step={asked.action} room={asked.record} onDone={list.refresh} onClose={close} />}
    </>
  );
}
