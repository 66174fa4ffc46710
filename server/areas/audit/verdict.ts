import type { AuditItem } from '../../../contract/audit';
import { REJECT_TEXT_MIN, rejectReason } from '../../../contract/audit/enums';
import type { Locale } from '../../../contract/enum';
import { messages } from '../../messages';
import { invalidField } from '../../refusal';

export interface GivenVerdict {
  decision: 'approved' | 'rejected';
  reasonCode?: NonNullable<AuditItem['reasonCode']>;
  reason?: string;
  locale: Locale;
}

type Reason = Pick<AuditItem, 'reasonCode' | 'reason'>;

const colon: Record<Locale, string> = { 'en-US': ': ', 'zh-CN': '：' };

/** A rejection's reason; an approval has none. @throws `10400` for a rejection without a reason */
export function reasonOf({ decision, reasonCode, reason }: GivenVerdict): Reason {
  if (decision === 'approved') {
    return { reasonCode: null, reason: null };
  }
  if (!reasonCode) {
    throw invalidField('reasonCode', messages.required);
  }
  if (reasonCode === 'other' && !reason) {
    throw invalidField('reason', messages.required);
  }
  if (reasonCode === 'other' && reason && reason.length < REJECT_TEXT_MIN) {
    throw invalidField('reason', messages.textTooShort, { count: REJECT_TEXT_MIN });
  }
  return { reasonCode, reason: reason || null };
}

/** What the submitter reads: the preset and the text beside it. */
export function inWords({ reasonCode, reason }: Reason, locale: Locale): string {
  const preset = reasonCode && reasonCode !== 'other' ? rejectReason[reasonCode].label[locale] : null;
  return [preset, reason].filter(Boolean).join(colon[locale]);
}
