import { Alert } from 'antd';
import type { NumberList } from '@contract/audience';
import { AUDIENCE_LIST_MAX } from '@contract/audience/enums';
import { withBoundary } from '@/components/boundary';
import { RecordLink } from '@/components/RecordLink';
import { useTranslations } from '@/locales/useTranslations';

/** At most so many users are shown by name. */
const SHOWN = 5;

export const NumberListReport = withBoundary(function NumberListReport({ of }: { of: NumberList }) {
  const { numbers, users, repeated, unknown, unknownCount, unreadable, unreadableCount, banned } = of;
  const t = useTranslations();
  const text = useTranslations('audience.list');
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
                  {index > 0 && t('text.comma')}
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
});

interface LostProps {
  text: string;
  pieces: readonly string[];
  count: number;
}

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
