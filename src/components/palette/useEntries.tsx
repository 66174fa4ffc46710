import { AppstoreOutlined, HistoryOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { getIntl, history, useIntl } from '@umijs/max';
import type { ReactNode } from 'react';
import { menuByPath } from '@config/menu';
import { locales } from '@contract/enum';
import { operationTarget } from '@contract/operation.enums';
import type { SearchHit } from '@contract/search';
import { searchTypes } from '@contract/search.enums';
import { kinds } from '@/components/RecordLink/kinds';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import { useRecordName } from '@/components/RecordLink/useRecordName';
import { StatusTag, useLabels } from '@/components/StatusTag';
import { mayReach, useSession } from '@/session';
import { offers } from './actions';
import { matching } from './match';
import { readRecent, type Visited } from './recent';

/** A row of the palette. */
export interface Entry {
  key: string;
  icon: ReactNode;
  title: string;
  subtitle?: string | null;
  tag?: ReactNode;
  run: () => void;
}

export interface Section {
  key: string;
  title: string;
  entries: Entry[];
}

/** What the palette shows for a keyword, section by section: what it names exactly comes first. */
export function useEntries(keyword: string, hits: readonly SearchHit[]): Section[] {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const nameOf = useRecordName();
  const { screens, recent } = useScreens();
  const actions = useActions();
  const section = (key: string, entries: Entry[]) => ({ key, title: formatMessage({ id: `palette.${key}` }), entries });
  const entry = (hit: SearchHit) => entryOf(hit, nameOf);
  const found = (exact: boolean) => hits.filter((hit) => hit.exact === exact);

  const sections = keyword
    ? [
        section('exact', found(true).map(entry)),
        section('screens', matching(screens, keyword)),
        ...searchTypes.map((type) => ({
          key: type,
          title: label(operationTarget, type),
          entries: found(false)
            .filter((hit) => hit.type === type)
            .map(entry),
        })),
        section('actions', matching(actions, keyword)),
      ]
    : [section('recent', recent), section('screens', screens), section('actions', actions)];
  return sections.filter(({ entries }) => entries.length);
}

type NameOf = ReturnType<typeof useRecordName>;

function entryOf({ status, ...hit }: SearchHit, nameOf: NameOf): Entry {
  return { ...recordEntry(hit, nameOf), tag: <StatusTag of={kinds[hit.type].status} value={status} /> };
}

function recordEntry({ type, id, title, subtitle }: Exclude<Visited, { path: string }>, nameOf: NameOf): Entry {
  const name = nameOf(type, title);
  return {
    key: `${type}:${id}`,
    icon: <RecordIcon type={type} id={id} name={name} />,
    title: name,
    subtitle,
    run: () => history.push(kinds[type].path(id)),
  };
}

/** The screens of the menu that the admin may reach, by their names in every language, and what they opened last. */
function useScreens() {
  const { state } = useSession();
  const nameOf = useRecordName();
  const items = Object.values(state.menuByPath).filter(
    ({ path, children }) => !children && mayReach(state.authority, path),
  );
  const screens = items.map(({ path, label, pid }) => ({
    key: `screen:${path}`,
    icon: <AppstoreOutlined aria-hidden />,
    title: label,
    subtitle: pid && state.menuById[pid]?.label,
    words: Object.values(menuByPath[path]?.label ?? {}),
    run: () => history.push(path),
  }));

  const recentOf = (visited: Visited): Entry[] => {
    if (!('path' in visited)) return visited.type in kinds ? [recordEntry(visited, nameOf)] : [];
    return screens.filter(({ key }) => key === `screen:${visited.path}`);
  };
  const recent = readRecent(state.data?.id ?? '').flatMap(recentOf);
  return {
    screens,
    recent: recent.map((entry) => ({
      ...entry,
      key: `recent:${entry.key}`,
      icon: entry.key.startsWith('screen:') ? <HistoryOutlined aria-hidden /> : entry.icon,
    })),
  };
}

/** What can be done, the screen's own first. */
function useActions() {
  const { formatMessage } = useIntl();
  const offered = [...offers.use()].sort((a, b) => Number(b.here) - Number(a.here));
  return offered.map(({ label, run }) => ({
    key: `action:${label}`,
    icon: <ThunderboltOutlined aria-hidden />,
    title: formatMessage({ id: label }),
    words: locales.map((locale) => getIntl(locale).formatMessage({ id: label })),
    run,
  }));
}
