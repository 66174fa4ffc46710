import type { AuditItem } from '@contract/audit';
import { rejectReason } from '@contract/audit/enums';
import type { LabelOf } from '@/components/StatusTag';

type Reason = Partial<Pick<AuditItem, 'reasonCode' | 'reason'>>;

/** The preset of a rejection; nothing where words of one's own stand in its place. */
export const presetOf = (label: LabelOf, { reasonCode, reason }: Reason): string | undefined =>
  reasonCode && !(reasonCode === 'other' && reason) ? label(rejectReason, reasonCode) : undefined;
