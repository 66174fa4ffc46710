import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { RequestFailure } from '@/request';
import type { Price } from './item';
import { PriceChange } from './PriceChange';

interface Asked {
  before: readonly Price[];
  after: readonly Price[];
  answer: (reason?: string) => void;
}

/** Asks, before a form with another price is sent: old → new, and why. Cancelled, the form is not sent. */
export function usePriceQuestion(name: string) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Asked>();

  const ask = async (before: readonly Price[], after: readonly Price[]): Promise<string> => {
    const reason = await new Promise<string | undefined>((answer) => setAsked({ before, after, answer }));
    if (reason) return reason;
    const cancelled = new RequestFailure({ message: '', cancelled: true });
    // The operator has cancelled it: there is nothing to tell.
    cancelled.notified = true;
    throw cancelled;
  };

  const dialog = asked && (
    <ConfirmDialog
      name={`${name}.price`}
      title={formatMessage({ id: 'mall.price.confirm' })}
      consequence={
        <>
          <div className="fish-form-note">
            <PriceChange before={asked.before} after={asked.after} />
          </div>
          {formatMessage({ id: 'mall.changePrice.consequence' })}
        </>
      }
      okText={formatMessage({ id: 'mall.price.confirm.ok' })}
      onSubmit={async ({ reason }) => asked.answer(reason)}
      onClose={() => {
        setAsked(undefined);
        asked.answer();
      }}
    />
  );
  return { ask, dialog };
}
