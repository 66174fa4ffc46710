import type { Message } from '@contract/message';
import { messageType } from '@contract/message/enums';
import { useSample } from '@/areas/audience';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

interface LetterProps {
  of: Partial<Pick<Message, 'title' | 'body' | 'type' | 'sentAt'>>;
}

export const Letter = withBoundary(function Letter({ of: { title, body, type, sentAt } }: LetterProps) {
  const t = useTranslations();
  const { dayTime } = useFormat();
  const fill = useSample();
  const text = useTranslations('message.letter');
  const filled = fill(title ?? '') + fill(body ?? '') !== (title ?? '') + (body ?? '');
  return (
    <figure className="message-letter">
      <div className="message-phone">
        <div className="message-phone-bar">{text('box')}</div>
        <article className="message-sheet">
          <div className="message-sheet-head">
            {type && <StatusTag of={messageType} value={type} />}
            <span className="fish-small">{sentAt ? dayTime(sentAt) : text('now')}</span>
          </div>
          <strong data-none={!title?.trim() || undefined}>
            <bdi>{fill(title?.trim() ?? '') || text('title')}</bdi>
          </strong>
          <p data-none={!body?.trim() || undefined}>
            <bdi>{fill(body?.trim() ?? '') || text('body')}</bdi>
          </p>
        </article>
      </div>
      {filled && <figcaption className="fish-small">{t('variable.sample')}</figcaption>}
    </figure>
  );
});
