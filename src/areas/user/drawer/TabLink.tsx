import { Link, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { type Tab, useUserAddress } from '../useUserAddress';
import { useTabs } from './tabs';

interface TabLinkProps {
  tab: Tab;
  className?: string;
  children: ReactNode;
}

/** A link to another tab of the drawer; only the children if the tab is not there. */
export function TabLink({ tab, className, children }: TabLinkProps) {
  const { id, linkTo } = useUserAddress();
  const { state } = useLocation();
  if (!useTabs().includes(tab) || !id) return <div className={className}>{children}</div>;
  // Replaces the address, as a click on the tab does: one step back closes the drawer.
  return (
    <Link replace to={linkTo(id, tab)} state={state} className={className}>
      {children}
    </Link>
  );
}
