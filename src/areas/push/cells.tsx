import type { Progress } from '@contract/delivery';
import { failedOf } from '@/areas/delivery';
import { useFormat } from '@/components/format';

export function FailedCount({ of: progress }: { of: Progress }) {
  const { number } = useFormat();
  const failed = failedOf(progress);
  if (failed === null) return '–';
  return failed > 0 ? <span className="push-failed">{number(failed)}</span> : '0';
}
