import { Link } from '@umijs/max';
import type { ComponentProps } from 'react';
import { useIsAvailable } from './useIsAvailable';

interface ScreenLinkProps extends ComponentProps<typeof Link> {
  to: string;
  /** The children stand without a link if the service lacks what the screen shows; else nothing does. */
  plain?: boolean;
}

/** A link to another screen, if it is there. */
export function ScreenLink({ plain, ...link }: ScreenLinkProps) {
  if (useIsAvailable()(link.to)) return <Link {...link} />;
  return plain ? link.children : null;
}
