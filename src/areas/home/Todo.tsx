import { Link } from '@umijs/max';
import { Flex, List, Typography } from 'antd';
import type { ReactNode } from 'react';
import { auditKind } from '@contract/audit/enums';
import { stockState, stockStateOf } from '@contract/gift/enums';
import type { HomeSummary } from '@contract/home';
import { auditHeadline } from '@/areas/audit';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { Card, withBoundary } from '@/components/boundary';
import { textOf, useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { RecordLink } from '@/components/RecordLink';
import type { RecordTypeName } from '@/components/RecordLink/recordTypes';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { linksSince } from './links';

export function Todo({ of: { todo, dayStart } }: { of: Pick<HomeSummary, 'todo' | 'dayStart'> }) {
  const t = useTranslations();
  const { dayTime, number } = useFormat();
  const links = linksSince(dayStart);
  return (
    <>
      <Waiting name="audits" total={todo.audits.total} to={links.waitingAudits}>
        {todo.audits.list.map((item) => (
          <Row
            key={item.id}
            record={['audit', item.id, auditHeadline(item, t)]}
            line={<EnumText of={auditKind} value={item.kind} />}
            end={<TimeText value={item.submittedAt} />}
          />
        ))}
      </Waiting>
      {todo.orders && (
        <Waiting name="orders" total={todo.orders.total} to={links.ordersToShip}>
          {todo.orders.list.map(({ id, number: orderNumber, user, items, orderedAt }) => (
            <Row
              key={id}
              record={['order', id, textOf(orderNumber)]}
              line={
                <>
                  <bdi>{user.nickname}</bdi> · <bdi>{items[0]?.name}</bdi>
                </>
              }
              end={<TimeText value={orderedAt} />}
            />
          ))}
        </Waiting>
      )}
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
            line={t('home.todo.stock', { stock: number(stock), lowStock: number(lowStock) })}
            end={<StatusTag of={stockState} value={stockStateOf(stock, lowStock)} />}
          />
        ))}
      </Waiting>
    </>
  );
}

interface WaitingProps {
  name: keyof HomeSummary['todo'];
  total: number;
  to: string;
  children: ReactNode[];
}

const Waiting = withBoundary(function Waiting({ name, total, to, children }: WaitingProps) {
  const t = useTranslations();
  const text = useTranslations('home.todo');
  if (!useIsAvailable()(to)) return null;
  return (
    <Card
      size="small"
      title={text(name)}
      extra={
        total > 0 && (
          <Link to={to} aria-label={t('text.named', { name: text(name), value: text('all', { total }) })}>
            {text('all', { total })}
          </Link>
        )
      }
    >
      <List
        dataSource={children}
        renderItem={(row) => row}
        locale={{ emptyText: <Typography.Text type="secondary">{text(`${name}.none`)}</Typography.Text> }}
      />
    </Card>
  );
});

interface RowProps {
  record: [kind: RecordTypeName, id: string, name: string];
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
