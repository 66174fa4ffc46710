import { Link } from '@umijs/max';
import { Popover } from 'antd';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Operation } from '@contract/operation';
import { hasScreen, kinds, type RecordKind } from './kinds';

interface RecordLinkProps {
  type: Operation['targetType'];
  id: string | null;
  /** Where it leads, when not to the record's screen as such: to the same drawer over the same filters. */
  to?: string;
  children: ReactNode;
}

/** A record's name as a link to it, with a card of the record on hover and on the keyboard's focus. */
export function RecordLink({ type, id, to, children }: RecordLinkProps) {
  if (!id || !hasScreen(type)) return children;
  return (
    <Hovered type={type} id={id} to={to ?? kinds[type].path(id)}>
      {children}
    </Hovered>
  );
}

const DELAY_MS = 300;

interface HoveredProps {
  type: RecordKind;
  id: string;
  to: string;
  children: ReactNode;
}

function Hovered({ type, id, to, children }: HoveredProps) {
  const { open, setOpen, handlers } = useCard();
  const { Card } = kinds[type];
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      // Touch has no hover: there the link is only a link.
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

/** The card opens for the keyboard as it does for the mouse, closes with Escape, and is gone once the link is followed. */
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
      // Only the card closes, not the drawer it stands in.
      event.stopPropagation();
      close();
    },
  };
  return { open, setOpen, handlers };
}
