import { Link, useIntl } from '@umijs/max';
import { Card, Flex, List, Typography } from 'antd';
import type { ReactNode } from 'react';
import { auditKind } from '@contract/audit/enums';
import { stockState, stockStateOf } from '@contract/gift/enums';
import type { HomeSummary } from '@contract/home';
import { headlineOf } from '@/areas/audit';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { RecordLink } from '@/components/RecordLink';
import type { RecordKind } from '@/components/RecordLink/kinds';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { linksSince } from './links';

/** What waits, the most urgent first. */
export function Todo({ of: { todo, dayStart } }: { of: Pick<HomeSummary, 'todo' | 'dayStart'> }) {
  const { formatMessage } = useIntl();
  const { dayTime, number } = useFormat();
  const links = linksSince(dayStart);
  return (
    <>
      <Waiting name="audits" total={todo.audits.total} to={links.waitingAudits}>
        {todo.audits.list.map((item) => (
          <Row
            key={item.id}
            record={['audit', item.id, headlineOf(item, (id) => formatMessage({ id }))]}
            line={<EnumText of={auditKind} value={item.kind} />}
            end={<TimeText value={item.submittedAt} />}
          />
        ))}
      </Waiting>
      <Waiting name="pushes" total={todo.pushes.total} to={links.pushes}>
        {todo.pushes.list.map(({ id, title, body, scheduledAt }) => (
          <Row key={id} record={['push', id, title]} line={body} end={scheduledAt && dayTime(scheduledAt)} />
        ))}
      </Waiting>
      <Waiting name="gifts" total={todo.gifts.total} to={links.gifts}>
        {todo.gifts.list.map(({ id, name, stock, lowStock }) => (
          <Row
            key={id}
            record={['gift', id, name]}
            line={formatMessage({ id: 'home.todo.stock' }, { stock: number(stock), lowStock: number(lowStock) })}
            end={<StatusTag of={stockState} value={stockStateOf(stock, lowStock)} />}
          />
        ))}
      </Waiting>
    </>
  );
}

interface WaitingProps {
  name: 'audits' | 'pushes' | 'gifts';
  total: number;
  /** The list of all of them. */
  to: string;
  children: ReactNode[];
}

function Waiting({ name, total, to, children }: WaitingProps) {
  const { formatMessage } = useIntl();
  const text = (key: string, values?: Record<string, number>) => formatMessage({ id: `home.todo.${key}` }, values);
  return (
    <Card
      size="small"
      title={text(name)}
      extra={
        total > 0 && (
          <Link to={to} aria-label={`${text(name)}: ${text('all', { total })}`}>
            {text('all', { total })}
          </Link>
        )
      }
    >
      <List dataSource={children} renderItem={(row) => row} locale={{ emptyText: text(`${name}.none`) }} />
    </Card>
  );
}

interface RowProps {
  record: [kind: RecordKind, id: string, name: string];
  line: ReactNode;
  end: ReactNode;
}

function Row({ record: [kind, id, name], line, end }: RowProps) {
  return (
    <List.Item>
      <Flex align="center" gap={12} className="fish-full-width">
        <span className="fish-grow fish-clip">
          <RecordLink type={kind} id={id}>
            <bdi>{name}</bdi>
          </RecordLink>
          <Typography.Text type="secondary" className="fish-small fish-line">
            {line}
          </Typography.Text>
        </span>
        <span className="fish-nowrap">{end}</span>
      </Flex>
    </List.Item>
  );
}
