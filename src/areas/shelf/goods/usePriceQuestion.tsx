import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useTranslations } from '@/locales/useTranslations';
import { RequestFailure } from '@/request';
import type { ItemPrice } from './item';
import { PriceChange } from './PriceChange';

interface Question {
  before: readonly ItemPrice[];
  after: readonly ItemPrice[];
  answer: (reason?: string) => void;
}

/** Asks for a reason before a form with a changed price is sent. Cancelling stops the form. */
export function usePriceQuestion(name: string) {
  const t = useTranslations();
  const [question, setQuestion] = useState<Question>();

  const ask = async (before: readonly ItemPrice[], after: readonly ItemPrice[]): Promise<string> => {
    const reason = await new Promise<string | undefined>((answer) => setQuestion({ before, after, answer }));
    if (reason) return reason;
    const cancelled = new RequestFailure({ message: '', cancelled: true });
    // Cancelling is no error: show no message.
    cancelled.notified = true;
    throw cancelled;
  };

  const dialog = question && (
    <ConfirmDialog
      name={`${name}.price`}
      title={t('mall.price.confirm')}
      consequence={
        <>
          <div className="fish-form-note">
            <PriceChange before={question.before} after={question.after} />
          </div>
          {t('mall.changePrice.consequence')}
        </>
      }
      okText={t('mall.price.confirm.ok')}
      onSubmit={async ({ reason }) => question.answer(reason)}
      onClose={() => {
        setQuestion(undefined);
        question.answer();
      }}
    />
  );
  return { ask, dialog };
}
