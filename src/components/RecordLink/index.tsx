import { Link } from '@umijs/max';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Operation } from '@contract/operation';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { Popover } from '@/components/boundary';
import { usePointedAt } from '@/components/Hint/usePointedAt';
import { hasScreen, type RecordTypeName, recordTypes } from './recordTypes';

interface RecordLinkProps {
  type: Operation['targetType'];
  id: string | null;
  /** Another address than the record's screen, such as its drawer with the same filters. */
  to?: string;
  /** Its name, where the children do not say it all. */
  label?: string;
  /** What is shown while it is pointed at, in place of the record's card. */
  card?: ReactNode;
  children: ReactNode;
}

/** A link to a record with a card; only the children if it has no screen, or the service lacks what the screen shows. */
export function RecordLink({ type, id, to, label, card, children }: RecordLinkProps) {
  const isAvailable = useIsAvailable();
  const screen = id && hasScreen(type) ? recordTypes[type].path(id) : undefined;
  if (!id || !screen || !hasScreen(type) || !isAvailable(screen)) return children;
  return (
    <Hovered type={type} id={id} to={to ?? screen} label={label} card={card}>
      {children}
    </Hovered>
  );
}

const DELAY_MS = 300;

interface HoveredProps extends Pick<RecordLinkProps, 'label' | 'card' | 'children'> {
  type: RecordTypeName;
  id: string;
  to: string;
}

/** The card is made when it is first wanted: a list has hundreds of such links. Touch screens have only the link. */
function Hovered({ type, id, to, label, card, children }: HoveredProps) {
  const { open, openSoon, close, pointer } = usePointedAt(DELAY_MS);
  const { Card } = recordTypes[type];
  // Escape closes only the card, not the drawer around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  return (
    <span className="fish-pointed" {...pointer}>
      <Link
        to={to}
        className="fish-record"
        aria-label={label}
        onFocus={({ target }) => target.matches(':focus-visible') && openSoon()}
        onBlur={close}
        onClick={close}
        onKeyDown={onKeyDown}
      >
        {children}
      </Link>
      {open !== undefined && (
        <Popover open={open} trigger={[]} destroyOnHidden content={card ?? <Card id={id} />}>
          <span aria-hidden="true" className="fish-pointed-place" />
        </Popover>
      )}
    </span>
  );
}
