import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { Output } from '@contract/index';
import type { Integral } from '@contract/integral';
import { integralCalls } from '@contract/integral/calls';
import { Has } from '@/components/availability/Has';
import { Card, withBoundary } from '@/components/boundary';
import { useTranslations } from '@/locales/useTranslations';
import { call, type RequestFailure } from '@/request';
import { useCall } from '@/request/useCall';
import { DayTable } from './DayTable';
import { firstQuestion, previewInputOf, type Question, type Tried } from './question';
import { Sentence } from './Sentence';

interface PreviewProps {
  /** A new value asks again. */
  refreshedAt?: number;
  /** The rule to ask about first; the operator may choose another level or other events. */
  about?: Pick<Integral, 'event' | 'fromLevel'>;
  rule?: Tried;
  /** False while the numbers to try are incomplete. */
  ready?: boolean;
  className?: string;
}

const PAUSE_MS = 250;

/** What a user gets for what they do every day. The back end calculates it with its booking rules. */
export function EffectPreview(props: PreviewProps) {
  return (
    <Has call={integralCalls.preview}>
      <Preview {...props} />
    </Has>
  );
}

const Preview = withBoundary(function Preview({ refreshedAt, about, rule, ready = true, className }: PreviewProps) {
  const [changed, setChanged] = useState<Partial<Question>>({});
  const [open, setOpen] = useState(false);
  const question = { ...firstQuestion(about), ...changed };
  const input = previewInputOf(question, rule);
  const { data, failure, refresh } = useCall(
    (options) => call(integralCalls.preview, input, { ...options, writes: false }),
    [input, refreshedAt],
    { ready, debounceWait: PAUSE_MS, debounceLeading: true },
  );
  const text = useTranslations('integral.preview');
  return (
    <Card size="small" title={text('title')} className={className}>
      <Sentence
        question={question}
        onChange={(change) => setChanged({ ...changed, ...change })}
        answer={ready ? <Answer of={data} failure={failure} onRetry={refresh} /> : text('incomplete')}
      />
      {data && ready && !failure && (
        <>
          <Flex gap={8} align="center" justify="space-between" wrap>
            <span className="fish-small fish-quiet">{text('note')}</span>
            <Button
              type="link"
              size="small"
              icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              iconPosition="end"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {text('daily')}
            </Button>
          </Flex>
          {open && <DayTable days={data.days} />}
        </>
      )}
    </Card>
  );
});

interface AnswerProps {
  of: Output<typeof integralCalls.preview> | undefined;
  failure: RequestFailure | undefined;
  onRetry: () => void;
}

function Answer({ of, failure, onRetry }: AnswerProps) {
  const t = useTranslations();
  if (failure) {
    return (
      <span role="alert">
        … {failure.message}{' '}
        <Button size="small" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </span>
    );
  }
  if (!of) return '…';
  const { total, saved } = of;
  return (
    <span role="status">
      <strong className="integral-total">{t('money.points', { count: total })}</strong>
      {total !== saved && <> {t('integral.preview.saved', { count: saved })}</>}
    </span>
  );
}
