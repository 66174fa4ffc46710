import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import type { Operation } from '@contract/operation';

type RecordType = Operation['targetType'];

/** Where a record is looked at, for those that have a screen. */
const screens: Partial<Record<RecordType, (id: string) => string>> = {
  sysUser: (id) => `/user/sysUser/detail?id=${id}`,
  user: (id) => `/user/appUser?id=${id}`,
  sceneTemplate: (id) => `/user/default/detail?id=${id}`,
};

/** The address of a record's screen; undefined when it has none. */
export const recordPath = (type: RecordType, id: string): string | undefined => screens[type]?.(id);

/** A record's name as a link to it. */
export function RecordLink({ type, id, children }: { type: RecordType; id: string | null; children: ReactNode }) {
  const to = id ? recordPath(type, id) : undefined;
  if (!to) return children;
  return (
    <Link to={to} className="fish-record">
      {children}
    </Link>
  );
}
