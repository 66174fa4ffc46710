import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Input, Skeleton } from 'antd';
import { useId, useState } from 'react';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import type { FoundWord } from '@contract/word';
import { TRIED_TEXT_MAX, textOutcome, wordAction } from '@contract/word/enums';
import { partsOf } from '@/areas/audit';
import { useDraftState } from '@/components/draft/useDraft';
import { Failed } from '@/components/Failed';
import { useFormat } from '@/components/format';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import { call, type RequestFailure } from '@/request';

type Checked = Output<typeof paths.word.check>;

const PAUSE_MS = 300;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A text, and what would become of it if a user sent it in: outcome, every hit where it stands, its rule, the result.
 * `asked`: asked anew when it is another.
 */
export function Trial({ asked }: { asked?: number }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [text = '', setText] = useDraftState('tried text', isText);
  // What the answer is about; what is typed meanwhile is not yet.
  const [checked, setChecked] = useState<{ text: string } & Checked>();
  const { error, refresh } = useRequest(
    async () => ({ text, ...(await call(paths.word.check, { text }, { notice: false })) }),
    {
      refreshDeps: [text, asked],
      ready: text.trim() !== '',
      debounceWait: PAUSE_MS,
      onSuccess: setChecked,
      onError: () => undefined,
    },
  );
  const failure = error as RequestFailure | undefined;
  const shown = text.trim() === '' ? undefined : checked;
  return (
    <div className="word-trial">
      <label htmlFor={id}>{formatMessage({ id: 'word.try.text' })}</label>
      <Input.TextArea
        id={id}
        rows={5}
        maxLength={TRIED_TEXT_MAX}
        placeholder={formatMessage({ id: 'word.try.hint' })}
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
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <section aria-label={formatMessage({ id: 'word.try.outcome' })} className="word-verdict">
      <p role="status">
        <StatusTag of={textOutcome} value={outcome} /> {formatMessage({ id: `word.try.${outcome}` })}
      </p>
      {hits.length > 0 && (
        <>
          <h3>{formatMessage({ id: 'word.try.hits' }, { count: hits.length })}</h3>
          <Marked text={text} hits={hits} />
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
          <h3>{formatMessage({ id: 'word.try.result' })}</h3>
          <bdi className="word-text">{result}</bdi>
        </>
      )}
    </section>
  );
}

/** The text with each hit in the colour of what it brings about. */
function Marked({ text, hits }: { text: string; hits: readonly FoundWord[] }) {
  return (
    <bdi className="word-text">
      {partsOf(text, hits).map(({ start, words, hit }) =>
        hit ? (
          <mark key={start} className="word-mark" data-action={hit.action} title={hit.word}>
            {words}
          </mark>
        ) : (
          <span key={start}>{words}</span>
        ),
      )}
    </bdi>
  );
}

/** Each rule once, in the order of their first hits, and how often it hit. */
function rulesIn(hits: readonly FoundWord[]) {
  const rules = new Map<string, { hit: FoundWord; count: number }>();
  for (const hit of hits) {
    const known = rules.get(hit.id);
    if (known) known.count += 1;
    else rules.set(hit.id, { hit, count: 1 });
  }
  return [...rules.values()];
}
