import { memo, type ReactNode } from 'react';

interface StillMenuProps {
  children: ReactNode;
  /** What the menu is made of. */
  shows: readonly unknown[];
}

/** ProLayout draws itself again for every state of its own, and its menu with it: here, only for another of what it shows. */
export const StillMenu = memo(
  ({ children }: StillMenuProps) => children,
  (before, after) => before.shows.every((each, at) => Object.is(each, after.shows[at])),
);
