import { Link } from '@umijs/max';
import { Fragment } from 'react';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import type { MessageId } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';

interface CountLinksProps {
  /** Key of a text with `{count}`, the number, and its list; without a number only a link. Undefined until they are known. */
  counts: readonly { text: MessageId; count?: number; plus?: string; to: string }[] | undefined;
}

export function CountLinks({ counts }: CountLinksProps) {
  const t = useTranslations();
  const isAvailable = useIsAvailable();
  // An empty line as high as the one that comes.
  if (!counts) return '\u00a0';
  const there = counts.filter(({ to }) => isAvailable(to));
  return there.map(({ text, count, plus = '', to }, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <Link to={to} className="fish-count-link">
        {t(text, { count, plus })}
      </Link>
    </Fragment>
  ));
}
