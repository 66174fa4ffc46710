import { useIntl } from '@umijs/max';
import { Button, Spin } from 'antd';
import { Command } from 'cmdk';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { SEARCH_MAX } from '@contract/search.enums';
import { KeyCaps } from '@/components/shortcuts/KeyCaps';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { closePalette } from './open';
import { type Entry, type Section, useEntries } from './useEntries';
import { useRecordSearch } from './useRecordSearch';

const MOD_K = { keys: 'Mod+K', label: 'palette.close', group: 'everywhere' } as const;

/** The inside of the palette: a box to type in, and below it what that may mean. */
export default function Box({ input }: { input: Ref<HTMLInputElement> }) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const keyword = typed.trim();
  const records = useRecordSearch(keyword);
  const sections = useEntries(keyword, records.hits);
  const choice = useChoice(keyword, sections, records.pending);
  const box = useRef<HTMLDivElement>(null);
  const label = formatMessage({ id: 'palette.label' });
  useShortcut({ ...MOD_K, of: box }, closePalette);

  return (
    <Command
      ref={box}
      label={label}
      shouldFilter={false}
      vimBindings={false}
      loop
      value={choice.key}
      onValueChange={choice.choose}
      onKeyDown={choice.onKeyDown}
    >
      <Command.Input
        ref={input}
        // For when this chunk comes after the dialog has opened.
        autoFocus
        className="fish-palette-input"
        placeholder={label}
        maxLength={SEARCH_MAX}
        value={typed}
        onValueChange={setTyped}
      />
      <Command.List className="fish-palette-list" label={formatMessage({ id: 'palette.title' })}>
        {sections.map(({ key, title, entries }) => (
          <Command.Group key={key} heading={title}>
            {entries.map((entry) => (
              <Row key={entry.key} entry={entry} />
            ))}
          </Command.Group>
        ))}
        <Outcome empty={!sections.length} keyword={keyword} records={records} />
      </Command.List>
      <Footer />
    </Command>
  );
}

function Row({ entry }: { entry: Entry }) {
  const { key, icon, title, subtitle, tag } = entry;
  return (
    <Command.Item value={key} className="fish-palette-row" onSelect={() => runAndClose(entry)}>
      {icon}
      <bdi className="fish-clip" title={title}>
        {title}
      </bdi>
      <span className="fish-grow fish-small fish-quiet fish-nowrap">{subtitle}</span>
      {tag}
    </Command.Item>
  );
}

function runAndClose({ run }: Entry): void {
  closePalette();
  run();
}

interface OutcomeProps {
  empty: boolean;
  keyword: string;
  records: ReturnType<typeof useRecordSearch>;
}

/** What there is to say besides the rows: still asking, failed, nothing found. */
function Outcome({ empty, keyword, records: { pending, failure, retry } }: OutcomeProps) {
  const { formatMessage } = useIntl();
  if (failure) {
    return (
      <div role="alert" className="fish-palette-note">
        {failure.message}{' '}
        <Button size="small" onClick={retry}>
          {formatMessage({ id: 'action.retry' })}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="fish-palette-note">
      {pending && (
        <>
          <Spin size="small" /> {formatMessage({ id: 'palette.pending' })}
        </>
      )}
      {empty && !pending && formatMessage({ id: 'palette.nothing' }, { keyword })}
    </div>
  );
}

function Footer() {
  const { formatMessage } = useIntl();
  return (
    <footer className="fish-palette-footer">
      <span>
        <KeyCaps keys="ArrowUp" /> <KeyCaps keys="ArrowDown" /> {formatMessage({ id: 'palette.choose' })}
      </span>
      <span>
        <KeyCaps keys="Enter" /> {formatMessage({ id: 'palette.open' })}
      </span>
      <span>
        <KeyCaps keys="Escape" /> {formatMessage({ id: 'palette.close' })}
      </span>
    </footer>
  );
}

/**
 * Which row Enter means: the first, also when a better one comes, until the operator chooses another. Enter on a
 * number whose answer is still on its way waits for it, rather than open what comes near.
 */
function useChoice(keyword: string, sections: Section[], pending: boolean) {
  const [chosen, setChosen] = useState<{ keyword: string; key: string }>();
  const [awaited, setAwaited] = useState<string>();
  const entries = sections.flatMap(({ entries: rows }) => rows);
  const own = chosen?.keyword === keyword ? entries.find(({ key }) => key === chosen.key) : undefined;
  const [first] = entries;
  const due = awaited === keyword && !pending ? first : undefined;

  useEffect(() => {
    if (due) runAndClose(due);
  }, [due]);

  return {
    key: (own ?? first)?.key ?? '',
    choose: (key: string) => setChosen(key === first?.key ? undefined : { keyword, key }),
    onKeyDown: (event: KeyboardEvent) => {
      const waits = pending && !own && /^\d+$/.test(keyword);
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !waits) return;
      event.preventDefault();
      setAwaited(keyword);
    },
  };
}
