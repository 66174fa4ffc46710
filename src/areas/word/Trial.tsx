import { Input } from 'antd';
import { useId } from 'react';
import type { Output } from '@contract/index';
import type { FoundWord } from '@contract/word';
import { wordCalls } from '@contract/word/calls';
import { TRIED_TEXT_MAX, textOutcome, wordAction } from '@contract/word/enums';
import { Marked } from '@/areas/audit';
import { useDraftState } from '@/components/draft/useDraft';
import { Failed } from '@/components/Failed';
import { useFormat } from '@/components/format';
import { RecordLink } from '@/components/RecordLink';
import { Skeleton } from '@/components/Skeleton';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';

type Checked = Output<typeof wordCalls.check>;

const PAUSE_MS = 300;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Tries a text: the outcome, every hit with its rule, and the result. A new `refreshedAt` asks again. */
export function Trial({ refreshedAt }: { refreshedAt?: number }) {
  const t = useTranslations();
  const id = useId();
  const [text = '', setText] = useDraftState('tried text', isText, 'typed');
  const { data, failure, refresh } = useCall(
    async (options) => ({ text, ...(await call(wordCalls.check, { text }, options)) }),
    [text, refreshedAt],
    { ready: text.trim() !== '', debounceWait: PAUSE_MS },
  );
  // The field may already hold another text.
  const shown = data?.text === text ? data : undefined;
  return (
    <div className="word-trial">
      <label htmlFor={id}>{t('word.try.text')}</label>
      <Input.TextArea
        id={id}
        rows={5}
        maxLength={TRIED_TEXT_MAX}
        placeholder={t('word.try.hint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {failure && <Failed message={failure.message} onRetry={refresh} />}
      {!failure && text.trim() !== '' && !shown && <Skeleton active paragraph={{ rows: 3 }} />}
      {!failure && shown && <Verdict {...shown} />}
    </div>
  );
}

function Verdict({ text, outcome, result, hits }: { text: string } & Checked) {
  const t = useTranslations();
  const { number } = useFormat();
  return (
    <section aria-label={t('word.try.outcome')} className="word-verdict">
      <p role="status">
        <StatusTag of={textOutcome} value={outcome} /> {t(`word.try.${outcome}`)}
      </p>
      {hits.length > 0 && (
        <>
          <h3>{t('word.try.hits', { count: hits.length })}</h3>
          <Marked className="word-text" text={text} hits={hits} />
          <ol className="word-hits">
            {rulesIn(hits).map(({ hit, count }) => (
              <li key={hit.id}>
                <StatusTag of={wordAction} value={hit.action} />
                <span className="fish-grow fish-clip" title={hit.word}>
                  <RecordLink type="word" id={hit.id}>
                    <bdi className="word-word">{hit.word}</bdi>
                  </RecordLink>
                </span>
                {hit.action === 'mask' && <bdi>→ {hit.replacement ?? '***'}</bdi>}
                <span className="fish-small">×{number(count)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {outcome !== 'pass' && result !== null && (
        <>
          <h3>{t('word.try.result')}</h3>
          <bdi className="word-text">{result}</bdi>
        </>
      )}
    </section>
  );
}

/** Each rule once, in the order of first hits, with the number of hits. */
function rulesIn(hits: readonly FoundWord[]) {
  const rules = new Map<string, { hit: FoundWord; count: number }>();
  for (const hit of hits) {
    const known = rules.get(hit.id);
    if (known) known.count += 1;
    else rules.set(hit.id, { hit, count: 1 });
  }
  return [...rules.values()];
}
