import { useEffect } from 'react';
import { useSession } from '@/session';
import { rememberVisited, type Visited } from './recent';

/** Records that this record or screen was opened; undefined while it is loading. */
export function useRecentlyOpened(visited: Visited | undefined): void {
  const adminId = useSession().state.data?.id;
  const key = visited && JSON.stringify(visited);
  useEffect(() => {
    if (adminId && key) rememberVisited(adminId, JSON.parse(key) as Visited);
  }, [adminId, key]);
}
