import { Typography } from 'antd';
import type { ReactNode } from 'react';
import type { HomeSummary } from '@contract/home';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { useTranslations } from '@/locales/useTranslations';
import { Difference } from './Difference';
import { Figure } from './Figure';
import { linksSince } from './links';

/** What waits to be done: how much of each kind, and what is most urgent in it. */
export const TodoFigures = withBoundary(function TodoFigures({ of: summary }: { of: HomeSummary }) {
  const t = useTranslations();
  const { dayTime, number } = useFormat();
  const links = linksSince(summary.dayStart);
  const { audits, orders, pushes, gifts } = summary.todo;
  const [order, push, gift] = [orders?.list[0], pushes.list[0], gifts.list[0]];
  return (
    <ul aria-label={t('home.todo')} className="home-figures home-figures-todo fish-plain">
      <Waiting name="audits" title={t('home.waitingAudits')} total={audits.total} to={links.waitingAudits}>
        <Difference {...summary.numbers.waitingAudits} load written={number} />
      </Waiting>
      {orders && (
        <Waiting name="orders" total={orders.total} to={links.ordersToShip}>
          {order && t('home.todo.oldest', { time: <TimeText key="at" value={order.orderedAt} /> })}
        </Waiting>
      )}
      <Waiting name="pushes" total={pushes.total} to={links.pushes}>
        {push?.scheduledAt && t('home.todo.next', { time: dayTime(push.scheduledAt) })}
      </Waiting>
      <Waiting name="gifts" total={gifts.total} to={links.gifts}>
        {gift && t('home.todo.first', { name: <bdi key="name">{gift.name}</bdi>, stock: number(gift.stock) })}
      </Waiting>
    </ul>
  );
});

interface WaitingProps {
  name: keyof HomeSummary['todo'];
  title?: string;
  total: number;
  to: string;
  /** What is most urgent. */
  children: ReactNode;
}

function Waiting({ name, title, total, to, children }: WaitingProps) {
  const text = useTranslations('home.todo');
  const { number } = useFormat();
  if (!useIsAvailable()(to)) return null;
  return (
    <Figure title={title ?? text(name)} value={number(total)} to={to}>
      <Typography.Text type="secondary" className="fish-small">
        {total > 0 ? children : text(`${name}.none`)}
      </Typography.Text>
    </Figure>
  );
}
