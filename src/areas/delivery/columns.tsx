import type { Progress } from '@contract/delivery';
import { AdminCell } from '@/components/AdminCell';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { Translate } from '@/locales/useTranslations';
import { Opened, Sent } from './cells';
import { openedOf, sentOf } from './counts';

interface Delivered {
  title: string;
  progress: Progress;
  by: string;
  byId: string;
  createdAt: string;
  updatedAt: string;
}

/** The columns that messages and pushes share, by key; each list arranges them. */
export function deliveryColumns<Row extends Delivered>(t: Translate, area: 'message' | 'push') {
  return {
    title: {
      key: 'title',
      always: true,
      names: true,
      title: t(`${area}.title.field`),
      value: ({ title }) => title,
      sorter: true,
      sortDirections: ['ascend', 'descend'],
    },
    recipients: {
      key: 'recipients',
      title: t(`${area}.sent`),
      value: ({ progress }) => sentOf(progress),
      align: 'right',
      sorter: true,
      width: 84,
      render: (_, { progress }) => <Sent of={progress} />,
    },
    opened: {
      key: 'opened',
      title: t(area === 'message' ? 'message.read' : 'push.opened'),
      value: ({ progress }) => openedOf(progress),
      align: 'right',
      sorter: true,
      width: 76,
      render: (_, { progress }) => <Opened of={progress} />,
    },
    by: {
      key: 'by',
      title: t(`${area}.by`),
      value: ({ by }) => by,
      width: 84,
      render: (_, { by, byId }) => <AdminCell id={byId} name={by} />,
    },
    updatedAt: {
      key: 'updatedAt',
      extra: true,
      title: t(`${area}.updatedAt`),
      value: ({ updatedAt }) => dateOf(updatedAt),
      sorter: true,
      width: 112,
      render: (_, { updatedAt }) => <TimeText value={updatedAt} />,
    },
    createdAt: {
      key: 'createdAt',
      extra: true,
      title: t(`${area}.createdAt`),
      value: ({ createdAt }) => dateOf(createdAt),
      width: 112,
      render: (_, { createdAt }) => <TimeText value={createdAt} />,
    },
  } satisfies Record<string, ListColumn<Row>>;
}
