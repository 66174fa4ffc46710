import type { ComponentProps, Ref } from 'react';
import { Link } from 'react-router-dom';

type LinkProps = ComponentProps<typeof Link> & { ref?: Ref<HTMLAnchorElement> };

/**
 * In place of umi's link, which prepares in each of a list's hundreds to load its page ahead in ways that none of ours asks
 * for: the menu does that (src/layouts/Menu.tsx).
 */
export const LinkWithPrefetch = ({ to, ...props }: LinkProps) => (to ? <Link to={to} {...props} /> : null);
