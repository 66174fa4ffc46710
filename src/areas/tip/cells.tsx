import { Link, useIntl } from '@umijs/max';
import { Tag } from 'antd';
import { toneOf } from '@config/theme';
import type { Tip } from '@contract/tip';
import { tipPlace } from '@contract/tip/enums';
import { useFormat } from '@/components/format';
import { useLabel } from '@/components/StatusTag';
import { useTheme } from '@/components/ThemeProvider';

/** Small pieces of a tip that its list and its page show alike. */

/** How many tips are online in its place while it is, as a tag that leads to those of its place; a dash without any. */
export function Overlaps({ tip: { overlaps, place } }: { tip: Pick<Tip, 'overlaps' | 'place'> }) {
  const { formatMessage } = useIntl();
  const { mode } = useTheme();
  const where = useLabel(tipPlace, place);
  if (overlaps === 0) return '–';
  const { ink, tint } = toneOf(mode).gold;
  return (
    <Link
      to={`/message/tip?place=${place}&status=online`}
      aria-label={formatMessage({ id: 'tip.overlaps.open' }, { count: overlaps, place: where })}
    >
      <Tag bordered={false} style={{ color: ink, background: tint, marginInlineEnd: 0 }}>
        {formatMessage({ id: 'tip.overlaps.tag' }, { count: overlaps })}
      </Tag>
    </Link>
  );
}

/** From when to when it is shown. */
export function TipTime({ tip: { from, to } }: { tip: Pick<Tip, 'from' | 'to'> }) {
  const { dayTime, timeAfter } = useFormat();
  return (
    <span className="fish-nowrap">
      <time dateTime={from}>{dayTime(from)}</time> – <time dateTime={to}>{timeAfter(to, from)}</time>
    </span>
  );
}
