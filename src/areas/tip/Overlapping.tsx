import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Alert } from 'antd';
import { paths } from '@contract/paths';
import type { Tip } from '@contract/tip';
import { tipPlace } from '@contract/tip/enums';
import { RecordLink } from '@/components/RecordLink';
import { useLabel } from '@/components/StatusTag';
import { call } from '@/request';
import { TipTime } from './cells';
import { goesBefore } from './precedence';

interface OverlappingProps {
  /** A tip, or what is known of it so far. */
  of: Pick<Tip, 'place' | 'from' | 'to' | 'priority'>;
  /** Its id, once it has one. */
  except?: string;
}

const PAUSE_MS = 300;

/** Tips that are online in the same place while this one is, and which of the two is shown then. */
export function Overlapping({ of: { place, from, to, priority }, except }: OverlappingProps) {
  const { formatMessage } = useIntl();
  const where = useLabel(tipPlace, place);
  const { data, error } = useRequest(
    () => call(paths.tip.overlapping, { place, from, to, ...(except && { except }) }, { notice: false }),
    { refreshDeps: [place, from, to, except], debounceWait: PAUSE_MS, debounceLeading: true, onError: () => undefined },
  );
  if (error) return <Alert type="warning" showIcon message={error.message} />;
  if (!data) return null;
  if (data.length === 0) {
    return <Alert type="success" showIcon message={formatMessage({ id: 'tip.overlapping.none' }, { place: where })} />;
  }
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      // Beside the first of its lines, not in the middle of them.
      style={{ alignItems: 'flex-start' }}
      message={
        <>
          <strong>{formatMessage({ id: 'tip.overlapping' }, { count: data.length, place: where })}</strong>
          <ul className="tip-overlapping">
            {data.map((other) => (
              <li key={other.id}>
                <RecordLink type="tip" id={other.id}>
                  <bdi>{other.text}</bdi>
                </RecordLink>
                <div className="fish-small">
                  <TipTime tip={other} /> · {formatMessage({ id: 'tip.priority.line' }, { priority: other.priority })}
                </div>
                <div className="fish-small">
                  {formatMessage({ id: goesBefore({ id: except, priority, from }, other) ? 'tip.wins' : 'tip.loses' })}
                </div>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
