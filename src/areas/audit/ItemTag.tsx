import type { AuditItem } from '@contract/audit';
import { auditClaim, auditKind, auditPriority, auditState } from '@contract/audit/enums';
import { StatusTag } from '@/components/StatusTag';
import { useSession } from '@/session';
import { isHeld } from './queueState';

/** The most important fact about an item: its decision, its holder, its priority, or else its kind. */
export function ItemTag({ item }: { item: AuditItem }) {
  const me = useSession().state.data?.id ?? '';
  if (item.state !== 'pending') return <StatusTag of={auditState} value={item.state} />;
  if (isHeld(item, { me, now: Date.now() })) return <StatusTag of={auditClaim} value="held" />;
  if (item.priority === 'high') return <StatusTag of={auditPriority} value="high" />;
  return <StatusTag of={auditKind} value={item.kind} />;
}
