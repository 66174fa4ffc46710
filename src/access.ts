import { mayReach, type SessionState } from '@/session';

/** Access is decided by path prefix (spec §6), so that a longer authority list works the day a back end sends one. */
export default function access(session: SessionState | undefined) {
  return { mayReach: (path: string) => mayReach(session?.authority ?? [], path) };
}
