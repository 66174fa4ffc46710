import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button, Card, Flex } from 'antd';
import { useState } from 'react';
import type { Output } from '@contract/index';
import type { Integral } from '@contract/integral';
import { paths } from '@contract/paths';
import { call, type RequestFailure } from '@/request';
import { DayTable } from './DayTable';
import { firstQuestion, inputOf, type Question, type Tried } from './question';
import { Sentence } from './Sentence';

interface PreviewProps {
  /** Asked anew when it is another. */
  asked?: number;
  /** The rule that is asked about, until another level or other events are set. */
  about?: Pick<Integral, 'event' | 'fromLevel'>;
  /** Numbers that are tried in place of the saved ones. */
  rule?: Tried;
  /** False while such numbers are wanted and not all there. */
  ready?: boolean;
  className?: string;
}

const PAUSE_MS = 250;

/** What a user is given for what they do every day, by the rules that are on: the back end works it out as it books. */
export function Preview({ asked, about, rule, ready = true, className }: PreviewProps) {
  const { formatMessage } = useIntl();
  const [changed, setChanged] = useState<Partial<Question>>({});
  const [open, setOpen] = useState(false);
  const question = { ...firstQuestion(about), ...changed };
  const input = inputOf(question, rule);
  const { data, error, refresh } = useRequest(
    () => call(paths.integral.preview, input, { notice: false, writes: false }),
    {
      ready,
      refreshDeps: [JSON.stringify(input), asked],
      debounceWait: PAUSE_MS,
      debounceLeading: true,
      onError: () => undefined,
    },
  );
  const failure = error as RequestFailure | undefined;
  const text = (key: string) => formatMessage({ id: `integral.preview.${key}` });
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
              icon={open ? <UpOutlined /> : <DownOutlined />}
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
}

interface AnswerProps {
  of: Output<typeof paths.integral.preview> | undefined;
  failure: RequestFailure | undefined;
  onRetry: () => void;
}

/** The points, and what they are now where other numbers are tried. */
function Answer({ of, failure, onRetry }: AnswerProps) {
  const { formatMessage } = useIntl();
  if (failure) {
    return (
      <span role="alert">
        … {failure.message}{' '}
        <Button size="small" onClick={onRetry}>
          {formatMessage({ id: 'action.retry' })}
        </Button>
      </span>
    );
  }
  if (!of) return '…';
  const { total, saved } = of;
  return (
    <span role="status">
      <strong className="integral-total">{formatMessage({ id: 'money.points' }, { count: total })}</strong>
      {total !== saved && <> {formatMessage({ id: 'integral.preview.saved' }, { count: saved })}</>}
    </span>
  );
}
