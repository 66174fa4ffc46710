import type { Tip } from '@contract/tip';
import { tipTime } from '@contract/tip/enums';
import { MISSING } from '@/components/format';
import { StatusTag } from '@/components/StatusTag';

/** Whether it is shown now; one that is not online is never shown, whatever its days. */
export function Running({ tip: { status, time } }: { tip: Pick<Tip, 'status' | 'time'> }) {
  return status === 'online' ? <StatusTag of={tipTime} value={time} /> : MISSING;
}
