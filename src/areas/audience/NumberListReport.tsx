import { useIntl } from '@umijs/max';
import { Alert } from 'antd';
import type { NumberList } from '@contract/audience';
import { AUDIENCE_LIST_MAX } from '@contract/audience/enums';
import { RecordLink } from '@/components/RecordLink';

/** Of the users a list names, those who are shown by name. */
const SHOWN = 5;

/** What a pasted list of numbers means: who it names, and what of it names nobody. */
export function NumberListReport({ of }: { of: NumberList }) {
  const { formatMessage } = useIntl();
  const { numbers, users, repeated, unknown, unknownCount, unreadable, unreadableCount, banned } = of;
  const text = (key: string, values: Record<string, string | number>) =>
    formatMessage({ id: `audience.list.${key}` }, values);
  const some = users.slice(0, SHOWN);
  const tooMany = numbers.length > AUDIENCE_LIST_MAX;
  const isWhole = numbers.length > 0 && !tooMany && unknownCount + unreadableCount + banned === 0;
  return (
    <Alert
      role="status"
      type={isWhole ? 'success' : 'warning'}
      className="fish-form-note"
      message={
        <>
          <strong>{text('known', { count: numbers.length })}</strong>
          {some.length > 0 && (
            <div className="fish-small">
              {some.map(({ id, nickname }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <RecordLink type="user" id={id}>
                    <bdi>{nickname}</bdi>
                  </RecordLink>
                </span>
              ))}
              {numbers.length > some.length && ` ${text('more', { count: numbers.length - some.length })}`}
            </div>
          )}
          {tooMany && <div>{text('tooMany', { max: AUDIENCE_LIST_MAX })}</div>}
          {repeated > 0 && <div>{text('repeated', { count: repeated })}</div>}
          {banned > 0 && <div>{text('banned', { count: banned })}</div>}
          <Lost text={text('unknown', { count: unknownCount })} pieces={unknown} count={unknownCount} />
          <Lost text={text('unreadable', { count: unreadableCount })} pieces={unreadable} count={unreadableCount} />
        </>
      }
    />
  );
}

interface LostProps {
  text: string;
  pieces: readonly string[];
  /** How many there are; `pieces` may be fewer. */
  count: number;
}

/** What of the list is left out: how many, and which on demand. */
function Lost({ text, pieces, count }: LostProps) {
  if (count === 0) return null;
  return (
    <details className="audience-lost">
      <summary>{text}</summary>
      <bdi>
        {pieces.join(', ')}
        {count > pieces.length && ' …'}
      </bdi>
    </details>
  );
}
