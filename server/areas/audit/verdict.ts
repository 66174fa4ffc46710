import type { AuditItem } from '../../../contract/audit';
import { rejectReason } from '../../../contract/audit/enums';
import type { Locale } from '../../../contract/enum';
import { invalidField } from '../../refusal';

export interface Given {
  decision: 'approved' | 'rejected';
  reasonCode?: NonNullable<AuditItem['reasonCode']>;
  reason?: string;
  /** The language that the reason is put into words in. */
  locale: Locale;
}

type Reason = Pick<AuditItem, 'reasonCode' | 'reason'>;

const colon: Record<Locale, string> = { 'en-US': ': ', 'zh-CN': '：' };

/** A rejection’s reason; an approval has none. @throws `10400` for a rejection that doesn’t say why */
export function reasonOf({ decision, reasonCode, reason }: Given): Reason {
  if (decision === 'approved') {
    return { reasonCode: null, reason: null };
  }
  if (!reasonCode) {
    throw invalidField('reasonCode', 'required');
  }
  if (reasonCode === 'other' && !reason) {
    throw invalidField('reason', 'required');
  }
  return { reasonCode, reason: reason || null };
}

/** What the submitter reads: the preset and what was written beside it. */
export function inWords({ reasonCode, reason }: Reason, locale: Locale): string {
  const preset = reasonCode && reasonCode !== 'other' ? rejectReason[reasonCode].label[locale] : null;
  return [preset, reason].filter(Boolean).join(colon[locale]);
}
