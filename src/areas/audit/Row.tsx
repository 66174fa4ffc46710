import { useIntl } from '@umijs/max';
import { Button, Checkbox, Typography } from 'antd';
import { memo, useEffect, useRef } from 'react';
import type { AuditItem } from '@contract/audit';
import { OpenLink } from '@/components/list/OpenLink';
import { kinds } from '@/components/RecordLink/kinds';
import { Byline } from './Byline';
import type { Decision } from './bench';
import { headlineOf } from './headline';
import { ItemPicture } from './ItemPicture';
import { ItemTag } from './ItemTag';
import { Marked } from './Marked';
import { WaitingTime } from './WaitingTime';

interface RowProps {
  item: AuditItem;
  /** What was decided here and is not done, or was refused. */
  decision?: Decision;
  focused: boolean;
  ticked: boolean;
  onFocus: (id: string) => void;
  onTick: (item: AuditItem) => void;
  onRetry: (id: string) => void;
}

/** One item of the queue, its content in the row. */
export const Row = memo(function Row(props: RowProps) {
  const { item, decision, focused, ticked, onFocus, onTick, onRetry } = props;
  const { formatMessage } = useIntl();
  const { id, text, hits, kind } = item;
  const headline = headlineOf(item, (key) => formatMessage({ id: key }));
  const row = useRowInSight(focused);
  const inHeadline = hits.filter(({ field }) => field === (kind === 'wish' ? 'text' : 'title'));

  return (
    <li
      ref={row}
      className="fish-audit-row"
      data-focused={focused || undefined}
      onFocus={() => onFocus(id)}
      onPointerDown={() => onFocus(id)}
    >
      <Checkbox
        checked={ticked}
        tabIndex={focused ? 0 : -1}
        aria-label={formatMessage({ id: 'audit.tick' }, { name: headline })}
        onChange={() => onTick(item)}
      />
      <ItemPicture item={item} />
      <div className="fish-audit-content">
        <h2>
          <OpenLink
            to={kinds.audit.path(id)}
            className="fish-card-link"
            data-row={id}
            tabIndex={focused ? 0 : -1}
            aria-current={focused || undefined}
          >
            {kind === 'avatar' || kind === 'cover' ? (
              <bdi>{headline}</bdi>
            ) : (
              <Marked text={headline} hits={inHeadline} />
            )}
          </OpenLink>
        </h2>
        <Byline item={item} />
        {kind === 'room' && text && (
          <div className="fish-prose">
            <Marked text={text} hits={hits.filter(({ field }) => field === 'text')} />
          </div>
        )}
        {decision?.message && (
          <Typography.Text type="danger">
            {decision.message}{' '}
            {decision.phase === 'failed' && (
              <Button size="small" onClick={() => onRetry(id)}>
                {formatMessage({ id: 'action.retry' })}
              </Button>
            )}
          </Typography.Text>
        )}
      </div>
      <div className="fish-audit-side">
        <ItemTag item={item} />
        <WaitingTime item={item} />
      </div>
    </li>
  );
});

/** The row in focus is in sight, and its link has the keyboard unless that is busy elsewhere, such as in a field. */
function useRowInSight(focused: boolean) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!focused || !row.current) return;
    const { activeElement } = document;
    const isFree = !activeElement || activeElement.matches('body, [data-row], [tabindex="-1"]');
    if (isFree) row.current.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
    row.current.scrollIntoView?.({ block: 'nearest' });
  }, [focused]);
  return row;
}
