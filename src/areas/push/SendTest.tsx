import { Alert, Button, Flex, type FormInstance } from 'antd';
import { useId, useState } from 'react';
import type { Output } from '@contract/index';
import { pushCalls } from '@contract/push/calls';
import { withBoundary } from '@/components/boundary';
import { NumberInput } from '@/components/form/NumberInput';
import { useAction } from '@/components/form/useAction';
import { isComposing } from '@/components/shortcuts/keys';
import { useTranslations } from '@/locales/useTranslations';
import { call, RequestFailure } from '@/request';
import { type PushValues, writtenOf } from './values';

interface SendTestProps {
  form: FormInstance<PushValues>;
  disabled: boolean;
}

export const SendTest = withBoundary(function SendTest({ form, disabled }: SendTestProps) {
  const t = useTranslations();
  const [number, setNumber] = useState<number | string | null>(null);
  const [outcome, setOutcome] = useState<Output<typeof pushCalls.test> | RequestFailure>();
  const label = useId();
  const text = (
    id: '' | '.hint' | '.number' | '.send' | '.sent' | '.failed',
    values?: Record<string, string | number>,
  ) => t(`push.test${id}`, values);

  const { run, running } = useAction(async () => {
    setOutcome(undefined);
    const isWritten = await form.validateFields(['title', 'body', 'opens', 'roomId', 'url']).catch(() => undefined);
    if (!isWritten || typeof number !== 'number') return;
    const input = { ...writtenOf(form.getFieldsValue()), number };
    try {
      setOutcome(await call(pushCalls.test, input, { notice: false }));
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
        <NumberInput
          aria-label={text('.number')}
          placeholder={text('.number')}
          controls={false}
          min={1}
          max={Number.MAX_SAFE_INTEGER}
          precision={0}
          value={number}
          onChange={setNumber}
          onPressEnter={({ nativeEvent }) => void (isComposing(nativeEvent) || run())}
          style={{ width: 160 }}
        />
        <Button loading={running} disabled={disabled || typeof number !== 'number'} onClick={() => void run()}>
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
});

/** The back end's messages, one line for each field. */
const messagesOf = ({ fields, message }: RequestFailure) => fields.map((field) => field.message).join('\n') || message;
