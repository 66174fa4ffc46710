import { pathTo } from '@config/pathTo';
import type { Word } from '@contract/word';
import { wordAction } from '@contract/word/enums';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { perform, type WordAction } from './actions';
import { wordPath } from './wordPath';

interface WordDialogProps {
  action: WordAction;
  word: Word;
  onDone: () => void;
  onClose: () => void;
}

export const WordDialog = withDialogBoundary(function WordDialog({ action, word, onDone, onClose }: WordDialogProps) {
  const t = useTranslations();
  const label = useLabel(wordAction, word.action);
  const text = (key: '.done' | '.title' | '.consequence' | '') =>
    t(`word.${action}${key}`, { action: label, hits: word.hits });

  const send = async ({ reason }: { reason: string }) => {
    await perform(action, word, reason, { notice: false });
    notice.success(text('.done'));
  };
  return (
    <ConfirmDialog
      name={`word.${action}.${word.id}`}
      lookAt={action === 'remove' ? pathTo('/log/word') : wordPath(word.id)}
      title={text('.title')}
      consequence={
        <>
          <bdi className="fish-quoted">{word.word}</bdi>
          {text('.consequence')}
        </>
      }
      okText={text('')}
      danger={action === 'remove'}
      withoutReason={action !== 'remove'}
      onSubmit={send}
      // Only now: while it sends, its guard for typed text would hold up whoever leaves the page.
      onSaved={() => {
        onClose();
        onDone();
      }}
      onClose={onClose}
    />
  );
});
