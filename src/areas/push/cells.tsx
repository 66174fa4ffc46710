import type { Progress } from '@contract/delivery';
import { useFormat } from '@/components/format';

export function FailedCount({ of: { failed, recipients } }: { of: Progress }) {
  const { number } = useFormat();
  if (recipients === 0) return '–';
  return failed > 0 ? <span className="push-failed">{number(failed)}</span> : '0';
}
