import { Checkbox, Typography } from 'antd';
import { memo, useEffect, useRef } from 'react';
import type { AuditItem } from '@contract/audit';
import { OpenLink } from '@/components/list/OpenLink';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { Byline } from './Byline';
import { auditHeadline } from './headline';
import { ItemPicture } from './ItemPicture';
import { ItemTag } from './ItemTag';
import { Marked } from './Marked';
import { NotDone } from './NotDone';
import type { Decision } from './queueState';
import { WaitingTime } from './WaitingTime';

interface RowProps {
  item: AuditItem;
  /** A decision made here that is still being sent or was refused. */
  decision?: Decision;
  /** Why a key decided nothing here. */
  said?: string;
  focused: boolean;
  ticked: boolean;
  onFocus: (id: string) => void;
  onTick: (item: AuditItem) => void;
}

export const Row = memo(function Row(props: RowProps) {
  const { item, decision, said, focused, ticked, onFocus, onTick } = props;
  const t = useTranslations();
  const { id, text, hits, kind } = item;
  const headline = auditHeadline(item, t);
  const row = useRowInSight(focused, said);
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
        aria-label={t('audit.tick', { name: headline })}
        onChange={() => onTick(item)}
      />
      <ItemPicture item={item} />
      <div className="fish-audit-content">
        <h2>
          <OpenLink
            to={recordTypes.audit.path(id)}
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
        {said && (
          <Typography.Text type="danger" role="alert">
            {said}
          </Typography.Text>
        )}
        {decision && <NotDone decision={decision} />}
      </div>
      <div className="fish-audit-side">
        <ItemTag item={item} />
        <WaitingTime item={item} />
      </div>
    </li>
  );
});

/** Scrolls the focused row into view and focuses its link, unless another element such as a field is in use. */
function useRowInSight(focused: boolean, said: string | undefined) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!focused || !row.current) return;
    const { activeElement } = document;
    const isFree = !activeElement || activeElement.matches('body, [data-row], [tabindex="-1"]');
    if (isFree) row.current.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
    row.current.scrollIntoView?.({ block: 'nearest' });
  }, [focused]);
  // What is said makes the row higher.
  useEffect(() => {
    if (said) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [said]);
  return row;
}
