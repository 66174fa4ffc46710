import { AppstoreOutlined, HistoryOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { getIntl, history } from '@umijs/max';
import type { ReactNode } from 'react';
import { menuByPath } from '@config/menu';
import { listsOffMenu } from '@config/routes';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import { hasScreen, recordTypes } from '@/components/RecordLink/recordTypes';
import { useRecordName } from '@/components/RecordLink/useRecordName';
import { StatusTag } from '@/components/StatusTag';
import { useLoadedLanguages } from '@/locales/languages';
import { useTranslations } from '@/locales/useTranslations';
import { mayReach, useSession } from '@/session';
import { offers } from './actions';
import { matching } from './match';
import { readRecent, type Visited } from './recent';
import type { FoundRecord } from './useRecordSearch';

export interface PaletteEntry {
  key: string;
  icon: ReactNode;
  title: string;
  subtitle?: string | null;
  tag?: ReactNode;
  run: () => void;
}

export interface PaletteSection {
  key: string;
  title: string;
  entries: PaletteEntry[];
}

/** The palette's rows for a keyword, in sections; exact names come first. */
export function useEntries(keyword: string, hits: readonly FoundRecord[]): PaletteSection[] {
  const t = useTranslations();
  const recordEntry = useRecordEntry();
  const { screens, recent, opens } = useScreens();
  const actions = useActions();
  const section = (key: 'exact' | 'screens' | 'actions' | 'recent', entries: PaletteEntry[]) => ({
    key,
    title: t(`palette.${key}`),
    entries,
  });
  const entry = ({ status, ...hit }: FoundRecord): PaletteEntry => ({
    ...recordEntry(hit),
    tag: <StatusTag of={recordTypes[hit.type].status} value={status} />,
  });
  // A service may have types of records that this console has no screen for.
  const shown = hits.filter((hit) => hasScreen(hit.type) && opens(hit));
  const found = (exact: boolean) => shown.filter((hit) => (hit.exact ?? false) === exact);

  const sections = keyword
    ? [
        section('exact', found(true).map(entry)),
        section('screens', matching(screens, keyword)),
        ...typesOf(found(false)).map((type) => ({
          key: type,
          title: t(`record.type.${type}`),
          entries: found(false)
            .filter((hit) => hit.type === type)
            .map(entry),
        })),
        section('actions', matching(actions, keyword)),
      ]
    : [section('recent', recent), section('screens', screens), section('actions', actions)];
  return sections.filter(({ entries }) => entries.length);
}

/** In the order they were found. */
const typesOf = (hits: readonly FoundRecord[]) => [...new Set(hits.map(({ type }) => type))];

/** The row of a record: what it is called, and what tells it from others, in the operator's language. */
function useRecordEntry() {
  const t = useTranslations();
  const nameOf = useRecordName();
  return ({ type, id, title, subtitle }: Exclude<Visited, { path: string }>): PaletteEntry => {
    const name = nameOf(type, title);
    const { ofLevel, path } = recordTypes[type];
    const level = Number(subtitle ?? Number.NaN);
    return {
      key: `${type}:${id}`,
      icon: <RecordIcon type={type} id={id} name={name} />,
      title: name,
      subtitle: ofLevel && Number.isInteger(level) ? t(ofLevel, { level }) : subtitle,
      run: () => history.push(path(id)),
    };
  };
}

/** Screens that the admin may reach, searchable in every language, and recently opened ones. */
function useScreens() {
  const { state } = useSession();
  const recordEntry = useRecordEntry();
  const isAvailable = useIsAvailable();
  const t = useTranslations();
  const languages = useLoadedLanguages();
  const screen = (path: string, title: string, words: string[], subtitle?: string) => ({
    key: `screen:${path}`,
    icon: <AppstoreOutlined aria-hidden />,
    title,
    subtitle,
    words,
    run: () => history.push(path),
  });
  const items = Object.values(state.menuByPath).filter(
    ({ path, children }) => !children && mayReach(state.authority, path) && isAvailable(path),
  );
  const lists = listsOffMenu.filter(({ path }) => mayReach(state.authority, path) && isAvailable(path));
  const screens = [
    ...items.map(({ path, label, pid }) =>
      screen(path, label, Object.values(menuByPath[path]?.label ?? {}), pid && state.menuById[pid]?.label),
    ),
    ...lists.map(({ path, name }) =>
      screen(
        path,
        t(name),
        languages.map((locale) => getIntl(locale).formatMessage({ id: name })),
      ),
    ),
  ];

  const opens = ({ type, id }: { type: string; id: string }) =>
    hasScreen(type) && isAvailable(recordTypes[type].path(id));
  const recentOf = (visited: Visited): PaletteEntry[] => {
    if (!('path' in visited)) return opens(visited) ? [recordEntry(visited)] : [];
    return screens.filter(({ key }) => key === `screen:${visited.path}`);
  };
  const recent = readRecent(state.data?.id ?? '').flatMap(recentOf);
  return {
    screens,
    opens,
    recent: recent.map((entry) => ({
      ...entry,
      key: `recent:${entry.key}`,
      icon: entry.key.startsWith('screen:') ? <HistoryOutlined aria-hidden /> : entry.icon,
    })),
  };
}

function useActions() {
  const t = useTranslations();
  const languages = useLoadedLanguages();
  const offered = [...offers.use()].sort((a, b) => Number(b.here) - Number(a.here));
  return offered.map(({ label, run }) => ({
    key: `action:${label}`,
    icon: <ThunderboltOutlined aria-hidden />,
    title: t(label),
    words: languages.map((locale) => getIntl(locale).formatMessage({ id: label })),
    run,
  }));
}
