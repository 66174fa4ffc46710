import { Link } from '@umijs/max';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Operation } from '@contract/operation';
import { Popover } from '@/components/part';
import { useIsThere } from '@/components/there/useIsThere';
import { hasScreen, type RecordTypeName, recordTypes } from './recordTypes';

interface RecordLinkProps {
  type: Operation['targetType'];
  id: string | null;
  /** Another address than the record's screen, such as its drawer with the same filters. */
  to?: string;
  children: ReactNode;
}

/** A link to a record with a card; only the children if it has no screen, or the service lacks what the screen shows. */
export function RecordLink({ type, id, to, children }: RecordLinkProps) {
  const isThere = useIsThere();
  const screen = id && hasScreen(type) ? recordTypes[type].path(id) : undefined;
  if (!id || !screen || !hasScreen(type) || !isThere(screen)) return children;
  return (
    <Hovered type={type} id={id} to={to ?? screen}>
      {children}
    </Hovered>
  );
}

const DELAY_MS = 300;

interface HoveredProps {
  type: RecordTypeName;
  id: string;
  to: string;
  children: ReactNode;
}

function Hovered({ type, id, to, children }: HoveredProps) {
  const { open, setOpen, handlers } = useCard();
  const { Card } = recordTypes[type];
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      // Touch screens have no hover: there it is only a link.
      trigger={matchMedia('(hover: none)').matches ? [] : 'hover'}
      mouseEnterDelay={DELAY_MS / 1000}
      destroyOnHidden
      content={<Card id={id} />}
    >
      <Link to={to} className="fish-record" {...handlers}>
        {children}
      </Link>
    </Popover>
  );
}

/** Opens the card by keyboard focus too; Escape and following the link close it. */
function useCard() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) timer.current = setTimeout(() => setOpen(true), DELAY_MS);
    },
    onBlur: close,
    onClick: close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      // Escape closes only the card, not the drawer around it.
      event.stopPropagation();
      close();
    },
  };
  return { open, setOpen, handlers };
}
