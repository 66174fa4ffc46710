import type { Progress } from '@contract/delivery';
import { useFormat } from '@/components/format';
import { OpenLink } from '@/components/list/OpenLink';
import { useTranslations } from '@/locales/useTranslations';
import { openedOf, sentOf } from './counts';

interface TitleAndBodyProps {
  of: { title: string; body: string };
  to: string;
}

/** The first cell of a message or push: its title as a link, and the start of its text. */
export function TitleAndBody({ of: { title, body }, to }: TitleAndBodyProps) {
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

/** How many have it; below it the total while sending goes on. */
export function Sent({ of: progress }: { of: Progress }) {
  const t = useTranslations();
  const { number } = useFormat();
  const { recipients } = progress;
  const sent = sentOf(progress);
  if (sent === null) return '–';
  if (sent === recipients) return number(sent);
  return (
    <span className="fish-two-lines">
      {number(sent)}
      <small>{t('delivery.sent.of', { total: recipients })}</small>
    </span>
  );
}

/** How many opened it; below it their share of those who have it. */
export function Opened({ of: progress }: { of: Progress }) {
  const { number, share } = useFormat();
  const opened = openedOf(progress);
  if (opened === null) return '–';
  return (
    <span className="fish-two-lines">
      {number(opened)}
      <small>{share(opened / progress.sent)}</small>
    </span>
  );
}
