import { Button, Spin } from 'antd';
import { Command } from 'cmdk';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { searchCalls } from '@contract/search.calls';
import { SEARCH_MAX } from '@contract/search.enums';
import { KeyCaps } from '@/components/shortcuts/KeyCaps';
import { isComposing } from '@/components/shortcuts/keys';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { closePalette } from './open';
import { type PaletteEntry, type PaletteSection, useEntries } from './useEntries';
import { useRecordSearch } from './useRecordSearch';

const MOD_K = { keys: 'Mod+K', label: 'palette.close', group: 'everywhere' } as const;

export interface Typed {
  typed: string;
  onType: (typed: string) => void;
}

export default function Box({ input, typed, onType }: Typed & { input: Ref<HTMLInputElement> }) {
  const t = useTranslations();
  const keyword = typed.trim();
  const records = useRecordSearch(keyword);
  const sections = useEntries(keyword, records.hits);
  const choice = useChoice(keyword, sections, records.pending);
  const box = useRef<HTMLDivElement>(null);
  const label = t(useHas(searchCalls.records) ? 'palette.label' : 'palette.label.screens');
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
        // Needed when this chunk loads after the dialog has opened.
        autoFocus
        className="fish-palette-input"
        placeholder={label}
        maxLength={SEARCH_MAX}
        value={typed}
        onValueChange={onType}
      />
      <Command.List className="fish-palette-list" label={t('palette.title')}>
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

function Row({ entry }: { entry: PaletteEntry }) {
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

function runAndClose({ run }: PaletteEntry): void {
  closePalette();
  run();
}

interface OutcomeProps {
  empty: boolean;
  keyword: string;
  records: ReturnType<typeof useRecordSearch>;
}

function Outcome({ empty, keyword, records: { pending, failure, retry } }: OutcomeProps) {
  const t = useTranslations();
  if (failure) {
    return (
      <div role="alert" className="fish-palette-note">
        {failure.message}{' '}
        <Button size="small" onClick={retry}>
          {t('action.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="fish-palette-note">
      {pending && (
        <>
          <Spin size="small" /> {t('palette.pending')}
        </>
      )}
      {empty && !pending && t('palette.nothing', { keyword })}
    </div>
  );
}

function Footer() {
  const t = useTranslations();
  return (
    <footer className="fish-palette-footer">
      <span>
        <KeyCaps keys="ArrowUp" /> <KeyCaps keys="ArrowDown" /> {t('palette.choose')}
      </span>
      <span>
        <KeyCaps keys="Enter" /> {t('palette.open')}
      </span>
      <span>
        <KeyCaps keys="Escape" /> {t('palette.close')}
      </span>
    </footer>
  );
}

/**
 * The row for Enter: the first one, until the operator chooses another. Enter waits for the answer to a typed number,
 * so that it never opens only a similar record.
 */
function useChoice(keyword: string, sections: PaletteSection[], pending: boolean) {
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
      if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !waits) return;
      event.preventDefault();
      setAwaited(keyword);
    },
  };
}
