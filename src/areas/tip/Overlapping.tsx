import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { Tip } from '@contract/tip';
import { tipCalls } from '@contract/tip/calls';
import { tipPlace } from '@contract/tip/enums';
import { withBoundary } from '@/components/boundary';
import { RecordLink } from '@/components/RecordLink';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useHas } from '@/request/availability';
import { useCall } from '@/request/useCall';
import { TipTime } from './cells';
import { goesBefore } from './precedence';

interface OverlappingProps {
  of: Pick<Tip, 'place' | 'from' | 'to' | 'priority'>;
  except?: string;
  /** Stands there until it is known. */
  waiting?: ReactNode;
}

const PAUSE_MS = 300;

export const Overlapping = withBoundary(function Overlapping({
  of: { place, from, to, priority },
  except,
  waiting = null,
}: OverlappingProps) {
  const t = useTranslations();
  const where = useLabel(tipPlace, place);
  const compares = useHas(tipCalls.overlapping);
  const question = [place, from, to, except].join();
  const { data, failure } = useCall(
    async (options) => {
      const tips = await call(tipCalls.overlapping, { place, from, to, ...(except && { except }) }, options);
      return { question, tips };
    },
    [question],
    { ready: compares, debounceWait: PAUSE_MS, debounceLeading: true },
  );
  if (!compares) return null;
  if (failure) return <Alert type="warning" showIcon message={failure.message} />;
  if (data?.question !== question) return waiting;
  const { tips } = data;
  if (tips.length === 0) {
    return <Alert type="success" showIcon message={t('tip.overlapping.none', { place: where })} />;
  }
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      // Aligned with the first line.
      style={{ alignItems: 'flex-start' }}
      message={
        <>
          <strong>{t('tip.overlapping', { count: tips.length, place: where })}</strong>
          <ul className="tip-overlapping">
            {tips.map((other) => (
              <li key={other.id}>
                <RecordLink type="tip" id={other.id}>
                  <bdi>{other.text}</bdi>
                </RecordLink>
                <div className="fish-small">
                  <TipTime tip={other} /> · {t('tip.priority.line', { priority: other.priority })}
                </div>
                <div className="fish-small">
                  {t(goesBefore({ id: except, priority, from }, other) ? 'tip.wins' : 'tip.loses')}
                </div>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
});
