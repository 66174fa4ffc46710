import { Tooltip, Typography } from 'antd';
import type { ReactNode } from 'react';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { Card, withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { ChangeText } from './ChangeText';
import type { CardFacts } from './cardFacts';
import './statistic.css';

interface NumberCardProps {
  card: CardFacts;
  label: string;
  note: string;
  before: string;
  /** The list it counts, if there is one. */
  to?: string;
  /** The range is not over. */
  running: boolean;
}

export const NumberCard = withBoundary(function NumberCard({
  card,
  label,
  note,
  before,
  to,
  running,
}: NumberCardProps) {
  const t = useTranslations();
  const format = useFormat();
  const written = (value: number | null | undefined) => (value == null ? '–' : format[card.as](value));
  const hint =
    card.before === undefined ? undefined : t('statistic.wasBefore', { value: written(card.before), days: before });

  const isAvailable = useIsAvailable();
  const shown = (
    <Card size="small" hoverable={to !== undefined && isAvailable(to)} className="fish-full-height">
      <Typography.Text type="secondary">{label}</Typography.Text>
      <div className="fish-figure">{written(card.value)}</div>
      {card.before !== undefined && <ChangeText card={card} running={running} />}
      <Typography.Text type="secondary" className="fish-small fish-statistic-note">
        {note}
      </Typography.Text>
    </Card>
  );
  return (
    <Tooltip title={hint}>
      {to === undefined ? (
        shown
      ) : (
        <ScreenLink plain to={to} className="fish-card-link">
          {shown}
        </ScreenLink>
      )}
    </Tooltip>
  );
});

export function NumberCards({ children }: { children: ReactNode }) {
  return (
    <ul className="fish-numbers fish-statistic-cards" data-lesson="numbers">
      {children}
    </ul>
  );
}

export function CardsWaiting({ count }: { count: number }) {
  return (
    <NumberCards>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and stay in their places
        <li key={index}>
          <Card size="small">
            <Skeleton active title={false} paragraph={{ rows: 3 }} />
          </Card>
        </li>
      ))}
    </NumberCards>
  );
}

export const BlockWaiting = withBoundary(function BlockWaiting() {
  return (
    <Card size="small">
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    </Card>
  );
});
