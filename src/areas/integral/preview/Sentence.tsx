import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { type IntegralEvent, integralEvent, PREVIEW_DAYS_MAX, PREVIEW_TIMES_MAX } from '@contract/integral/enums';
import { LEVEL_MAX } from '@contract/user/enums';
import { useLabels } from '@/components/StatusTag';
import { eventsLeft, type Question } from './question';

interface SentenceProps {
  question: Question;
  onChange: (change: Partial<Question>) => void;
  /** What the user gets, at the end. */
  answer: ReactNode;
}

/** The question as a sentence with the numbers to set in it. */
export function Sentence({ question, onChange, answer }: SentenceProps) {
  const { formatMessage } = useIntl();
  const { level, days } = question;
  const text = (key: string) => formatMessage({ id: `integral.preview.${key}` });
  return (
    <div className="integral-sentence">
      {formatMessage(
        { id: 'integral.preview.sentence' },
        {
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
        },
      )}
    </div>
  );
}

/** Each event of a day, how often it happens, and a way to add another. */
function Events({ question, onChange }: Omit<SentenceProps, 'answer'>) {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const { events } = question;
  const [next] = eventsLeft(question);
  const set = (changed: Question['events']) => onChange({ events: changed });
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
              label={formatMessage({ id: 'integral.preview.times' }, { event: name })}
              max={PREVIEW_TIMES_MAX}
              value={times}
              onChange={(value) => replace({ times: value })}
            />
            ×
            <Select<IntegralEvent>
              size="small"
              aria-label={formatMessage({ id: 'integral.preview.event' })}
              popupMatchSelectWidth={false}
              options={optionsFor(event)}
              value={event}
              onChange={(chosen) => replace({ event: chosen })}
            />
            {events.length > 1 && (
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined />}
                aria-label={formatMessage({ id: 'integral.preview.without' }, { event: name })}
                onClick={() => set(events.filter((_, at) => at !== index))}
              />
            )}
          </span>
        );
      })}
      {next && (
        <Button
          size="small"
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => set([...events, { event: next, times: 1 }])}
        >
          {formatMessage({ id: 'integral.preview.add' })}
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

/** A small whole number from 1 on; while nothing that counts is typed, the one before stands. */
function Whole({ label, max, value, onChange }: WholeProps) {
  return (
    <InputNumber
      size="small"
      aria-label={label}
      min={1}
      max={max}
      precision={0}
      changeOnWheel={false}
      className="integral-whole"
      value={value}
      onChange={(typed) => typed && onChange(typed)}
    />
  );
}
