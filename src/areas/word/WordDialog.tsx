import { useIntl } from '@umijs/max';
import type { Word } from '@contract/word';
import { wordAction } from '@contract/word/enums';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { useLabel } from '@/components/StatusTag';
import { perform, type WordStep } from './steps';
import { wordPath } from './wordPath';

interface WordDialogProps {
  step: WordStep;
  word: Word;
  onDone: () => void;
  onClose: () => void;
}

/** Says what turning a word on or off or removing it brings about, asks why where it can’t be taken back, and does it. */
export function WordDialog({ step, word, onDone, onClose }: WordDialogProps) {
  const { formatMessage } = useIntl();
  const action = useLabel(wordAction, word.action);
  const text = (key: string) => formatMessage({ id: `word.${step}${key}` }, { action, hits: word.hits });

  const send = async ({ reason }: { reason: string }) => {
    await perform(step, word, reason, { notice: false });
    notice.success(text('.done'));
    onDone();
  };
  return (
    <ConfirmDialog
      name={`word.${step}.${word.id}`}
      lookAt={step === 'remove' ? '/log/word' : wordPath(word.id)}
      title={text('.title')}
      consequence={
        <>
          <bdi className="fish-quoted">{word.word}</bdi>
          {text('.consequence')}
        </>
      }
      okText={text('')}
      danger={step === 'remove'}
      withoutReason={step !== 'remove'}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
