import { useIntl } from '@umijs/max';
import type { Progress } from '@contract/delivery';
import { useFormat } from '@/components/format';
import { OpenLink } from '@/components/list/OpenLink';

interface WordsProps {
  of: { title: string; body: string };
  to: string;
}

/** A message or a push in a row: its title, which opens it, and how it begins. */
export function Words({ of: { title, body }, to }: WordsProps) {
  return (
    <span className="fish-two-lines fish-cell-link">
      <span className="fish-clip" title={title}>
        <OpenLink to={to} className="fish-record">
          <bdi>{title}</bdi>
        </OpenLink>
      </span>
      <small className="fish-clip" title={body}>
        <bdi>{body}</bdi>
      </small>
    </span>
  );
}

/** How many have it; below it how many it goes to, while that is more. */
export function Sent({ of: { sent, recipients } }: { of: Progress }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  if (recipients === 0) return '–';
  if (sent === recipients) return number(sent);
  return (
    <span className="fish-two-lines">
      {number(sent)}
      <small>{formatMessage({ id: 'delivery.sent.of' }, { total: recipients })}</small>
    </span>
  );
}

/** How many read or tapped it; below it their part of those who have it. */
export function Opened({ of: { sent, opened } }: { of: Progress }) {
  const { number, percent } = useFormat();
  if (sent === 0) return '–';
  return (
    <span className="fish-two-lines">
      {number(opened)}
      <small>{percent(opened / sent)}</small>
    </span>
  );
}
