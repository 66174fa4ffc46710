import { Link } from '@umijs/max';
import type { ComponentProps } from 'react';
import { useIsThere } from './useIsThere';

interface ScreenLinkProps extends ComponentProps<typeof Link> {
  to: string;
  /** The children stand without a link if the service lacks what the screen shows; else nothing does. */
  plain?: boolean;
}

/** A link to another screen, if it is there. */
export function ScreenLink({ plain, ...link }: ScreenLinkProps) {
  if (useIsThere()(link.to)) return <Link {...link} />;
  return plain ? link.children : null;
}
