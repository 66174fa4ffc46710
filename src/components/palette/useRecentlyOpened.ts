import { useEffect } from 'react';
import { useSession } from '@/session';
import { remember, type Visited } from './recent';

/** Notes that the record or screen is open; undefined while it is not known. */
export function useRecentlyOpened(visited: Visited | undefined): void {
  const adminId = useSession().state.data?.id;
  const key = visited && JSON.stringify(visited);
  useEffect(() => {
    if (adminId && key) remember(adminId, JSON.parse(key) as Visited);
  }, [adminId, key]);
}
