import { useIntl } from '@umijs/max';
import { Card, Empty, Table, type TableProps, Tooltip, Typography } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { SceneRoom } from '@contract/sceneTemplate';
import { roomStatus } from '@contract/sceneTemplate.enums';
import { Failed } from '@/components/Failed';
import { TimeText } from '@/components/format/TimeText';
import { useListData } from '@/components/list/useListData';
import { StatusTag } from '@/components/StatusTag';

const PAGE_SIZE = 10;

/** Rooms that take or took place in a blessed land, the newest first. */
export function Rooms({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const [current, setCurrent] = useState(1);
  const query = { id, current, pageSize: PAGE_SIZE };
  const { page, loading, failure, refresh } = useListData(paths.sceneTemplate.rooms, query, setCurrent);
  const text = (key: string) => formatMessage({ id: `sceneRoom.${key}` });

  const columns: TableProps<SceneRoom>['columns'] = [
    {
      key: 'room',
      title: text('room'),
      width: 160,
      ellipsis: true,
      render: (_, { number, title }) => (
        <Tooltip title={title}>
          <bdi>{title}</bdi>
          <br />
          <Typography.Text type="secondary" className="fish-small">
            {number}
          </Typography.Text>
        </Tooltip>
      ),
    },
    { key: 'status', title: text('status'), render: (_, { status }) => <StatusTag of={roomStatus} value={status} /> },
    { key: 'startsAt', title: text('startsAt'), render: (_, { startsAt }) => <TimeText value={startsAt} /> },
  ];
  const none = (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={formatMessage({ id: 'sceneTemplate.roomsIn.none' })} />
  );

  return (
    <Card size="small" title={formatMessage({ id: 'sceneTemplate.roomsIn' })}>
      {failure ? (
        <Failed message={failure.message} onRetry={refresh} />
      ) : (
        <Table
          size="small"
          rowKey="id"
          columns={columns}
          dataSource={page?.list}
          loading={loading}
          locale={{ emptyText: page ? none : ' ' }}
          scroll={{ x: 'max-content' }}
          pagination={{
            current,
            pageSize: PAGE_SIZE,
            total: page?.total,
            onChange: setCurrent,
            hideOnSinglePage: true,
          }}
        />
      )}
    </Card>
  );
}
