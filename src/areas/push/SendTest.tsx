import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, type FormInstance, InputNumber } from 'antd';
import { useId, useState } from 'react';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import { useAction } from '@/components/form/useAction';
import { call, RequestFailure } from '@/request';
import { type PushValues, writtenOf } from './values';

interface SendTestProps {
  /** The form of the push. */
  form: FormInstance<PushValues>;
  disabled: boolean;
}

/** Sends what is written, saved or not, to one user at once, and says how that went. */
export function SendTest({ form, disabled }: SendTestProps) {
  const { formatMessage } = useIntl();
  const [number, setNumber] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Output<typeof paths.push.test> | RequestFailure>();
  const label = useId();
  const text = (id: string, values?: Record<string, string | number>) =>
    formatMessage({ id: `push.test${id}` }, values);

  const { run, running } = useAction(async () => {
    setOutcome(undefined);
    const isWritten = await form.validateFields(['title', 'body', 'opens', 'roomId', 'url']).catch(() => undefined);
    if (!isWritten || !number) return;
    const asked = { ...writtenOf(form.getFieldsValue()), number };
    try {
      setOutcome(await call(paths.push.test, asked, { notice: false }));
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      if (!failure.notified) setOutcome(failure);
    }
  });

  return (
    <section aria-labelledby={label}>
      <h2 id={label} className="push-checks-title">
        {text('')}
      </h2>
      <p className="fish-small">{text('.hint')}</p>
      <Flex gap={8}>
        <InputNumber
          aria-label={text('.number')}
          placeholder={text('.number')}
          controls={false}
          changeOnWheel={false}
          min={1}
          max={Number.MAX_SAFE_INTEGER}
          precision={0}
          value={number}
          onChange={setNumber}
          onPressEnter={() => void run()}
          style={{ width: 160 }}
        />
        <Button loading={running} disabled={disabled || !number} onClick={() => void run()}>
          {text('.send')}
        </Button>
      </Flex>
      <div aria-live="polite" className="push-outcome">
        {outcome instanceof RequestFailure && <Alert type="error" showIcon message={messagesOf(outcome)} />}
        {outcome && !(outcome instanceof RequestFailure) && (
          <Alert
            type={outcome.state === 'sent' ? 'success' : 'error'}
            showIcon
            message={text(outcome.state === 'sent' ? '.sent' : '.failed', {
              who: `${outcome.user.nickname} (${outcome.user.number})`,
              error: outcome.error ?? '',
            })}
          />
        )}
      </div>
    </section>
  );
}

/** What the back end says of each field, in one line each. */
const messagesOf = ({ fields, message }: RequestFailure) => fields.map((field) => field.message).join('\n') || message;
