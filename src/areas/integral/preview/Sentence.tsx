import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { type IntegralEvent, integralEvent, PREVIEW_DAYS_MAX, PREVIEW_TIMES_MAX } from '@contract/integral/enums';
import { LEVEL_MAX } from '@contract/user/enums';
import { NumberInput } from '@/components/form/NumberInput';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { eventsLeft, type Question } from './question';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

interface SentenceProps {
  question: Question;
  onChange: (change: Partial<Question>) => void;
  answer: ReactNode;
}

export function Sentence({ question, onChange, answer }: SentenceProps) {
  const t = useTranslations();
  const { level, days } = question;
  const text = useTranslations('integral.preview');
  return (
    <div className="integral-sentence">
      {t('integral.preview.sentence', {
        level: (
          <Whole
            key="level"
            label={text('level')}
            max={LEVEL_MAX}
            value={level}
            onChange={(value) => onChange({ level: value })}
          />
        ),
        events: <Events key="events" question={question} onChange={onChange} />,
        days: (
          <Whole
            key="days"
            label={text('days')}
            max={PREVIEW_DAYS_MAX}
            value={days}
            onChange={(value) => onChange({ days: value })}
          />
        ),
        answer: <span key="answer">{answer}</span>,
      })}
    </div>
  );
}

function Events({ question, onChange }: Omit<SentenceProps, 'answer'>) {
  const t = useTranslations();
  const label = useLabels();
  const { events } = question;
  const [next] = eventsLeft(question);
  const set = (changed: Question['events']) => onChange({ events: changed });
  const { add, onRemove } = useFocusAfterRemoval(events.length);
  const optionsFor = (own: IntegralEvent) =>
    [own, ...eventsLeft(question)].map((event) => ({ value: event, label: label(integralEvent, event) }));
  return (
    <>
      {events.map(({ event, times }, index) => {
        const name = label(integralEvent, event);
        const replace = (change: Partial<Question['events'][number]>) =>
          set(events.map((one, at) => (at === index ? { ...one, ...change } : one)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place stays when its event is changed, and keeps the focus
          <span key={index} className="integral-event">
            <Whole
              label={t('integral.preview.times', { event: name })}
              max={PREVIEW_TIMES_MAX}
              value={times}
              onChange={(value) => replace({ times: value })}
            />
            ×
            <Select<IntegralEvent>
              size="small"
              aria-label={t('integral.preview.event')}
              popupMatchSelectWidth={false}
              options={optionsFor(event)}
              value={event}
              onChange={(chosen) => replace({ event: chosen })}
            />
            {events.length > 1 && (
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden />}
                aria-label={t('integral.preview.without', { event: name })}
                onClick={() => {
                  onRemove();
                  set(events.filter((_, at) => at !== index));
                }}
              />
            )}
          </span>
        );
      })}
      {next && (
        <Button
          ref={add}
          size="small"
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => set([...events, { event: next, times: 1 }])}
        >
          {t('integral.preview.add')}
        </Button>
      )}
    </>
  );
}

interface WholeProps {
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number from 1. While the input is empty or wrong, the previous number counts. */
function Whole({ label, max, value, onChange }: WholeProps) {
  return (
    <NumberInput
      size="small"
      aria-label={label}
      min={1}
      max={max}
      precision={0}
      className="integral-whole"
      value={value}
      onChange={(typed) => typeof typed === 'number' && typed && onChange(typed)}
    />
  );
}
