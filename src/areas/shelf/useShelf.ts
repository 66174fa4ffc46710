import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useState } from 'react';
import { codes } from '@contract/codes';
import { paths } from '@contract/paths';
import type { Shelf, ShelfEntry } from '@contract/shelf';
import type { ShelfSection } from '@contract/shelf/enums';
import { isObject } from '@/components/draft/storage';
import { useFound, useKeeper } from '@/components/draft/useDraft';
import { ownZone } from '@/components/format/zone';
import { useBusy } from '@/components/progress/busy';
import { useUnsavedChanges } from '@/components/unsavedChanges';
import { call, RequestFailure } from '@/request';
import { type Arrangement, arrangementOf, type Changes, changesOf, isChanged, withAt, without } from './arrange';

/** What stands on the shelf or is to: where it stands is the arrangement's. */
export type Entry = Omit<ShelfEntry, 'section'>;

interface Editing {
  /** As it was read: what is changed is told, and saved, against this. */
  shelf: Shelf;
  mine: Arrangement;
  /** All that was seen on it or put on, by id. */
  known: Readonly<Record<string, Entry>>;
  /** What was moved by hand. */
  touched: readonly string[];
}

/** What a change of the arrangement brings along. */
interface Change {
  entries?: readonly Entry[];
  touched?: readonly string[];
}

const DRAFT = 'shelf';
const quietly = { notice: false };

/** The shelf while it is edited: nothing is sent until it is saved, as one change. */
export interface ShelfEdit {
  shelf?: Shelf;
  failure?: RequestFailure;
  reload: () => void;
  mine?: Arrangement;
  changes: Changes;
  entryOf: (id: string) => Entry | undefined;
  /** What was edited before the session ended is back. */
  isBack: boolean;
  move: (id: string, section: ShelfSection, place?: number) => void;
  takeOff: (id: string) => void;
  putOn: (entries: readonly Entry[], section: ShelfSection) => void;
  discard: () => void;
  /**
   * Saves what is arranged over the shelf as it was read, or over another. True once it is saved; false when someone
   * else was first, and `theirs` is what they made of it.
   */
  save: (reason?: string, over?: Shelf) => Promise<boolean>;
  theirs?: Shelf;
  /** Forgets one's own changes for theirs, or keeps them to be saved over theirs. */
  settle: (how: 'theirs' | 'mine') => void;
  /** Decides nothing: saving again asks again. */
  postpone: () => void;
}

/** The shelf, and what the operator makes of it. */
export function useShelf(): ShelfEdit {
  const { formatMessage } = useIntl();
  const found = useFound(DRAFT, isEditing);
  const [editing, setEditing] = useState(found);
  const [isBack, setIsBack] = useState(Boolean(found));
  const [theirs, setTheirs] = useState<Shelf>();
  const { error, loading, refresh } = useRequest(readShelf, {
    ready: !found,
    onSuccess: (shelf) => setEditing(startOf(shelf)),
    onError: () => undefined,
  });
  useBusy(loading && !editing);

  const { shelf, mine, known, touched } = editing ?? {};
  const changes = shelf && mine ? changesOf(arrangementOf(shelf), mine, touched) : { on: [], off: [], moved: [] };
  const dirty = isChanged(changes);
  const guard = useUnsavedChanges(dirty, { text: formatMessage({ id: 'shelf.leave' }) });
  useKeeper(DRAFT, () => (dirty ? editing : undefined));

  const start = (now: Shelf) => {
    setEditing(startOf(now));
    setIsBack(false);
    setTheirs(undefined);
  };
  const arrange = (change: (mine: Arrangement) => Arrangement, { entries = [], touched = [] }: Change = {}) =>
    setEditing(
      (now) =>
        now && {
          ...now,
          mine: change(now.mine),
          known: { ...now.known, ...byId(entries) },
          touched: [...new Set([...now.touched, ...touched])],
        },
    );

  const save = async (reason?: string, over = shelf) => {
    if (!over || !mine) return false;
    try {
      start(await send({ shelf: over, mine, reason }));
      guard.release();
      return true;
    } catch (failure) {
      if (!(failure instanceof RequestFailure) || failure.code !== codes.conflict) throw failure;
      setTheirs(failure.data as Shelf);
      return false;
    }
  };

  return {
    shelf,
    mine,
    changes,
    theirs,
    isBack,
    save,
    failure: editing ? undefined : (error as RequestFailure | undefined),
    reload: refresh,
    entryOf: (id) => known?.[id],
    move: (id, section, place) => arrange((now) => withAt(now, id, section, place), { touched: [id] }),
    takeOff: (id) => arrange((now) => without(now, id)),
    putOn: (entries, section) =>
      arrange((now) => entries.reduce((all, { id }) => withAt(all, id, section), now), { entries }),
    discard: () => shelf && start(shelf),
    settle: (how) => {
      if (how === 'theirs' && theirs) start(theirs);
      else if (theirs)
        setEditing((now) => now && { ...now, shelf: theirs, known: { ...now.known, ...byId(theirs.entries) } });
      setTheirs(undefined);
    },
    postpone: () => setTheirs(undefined),
  };
}

/** The shelf as it is now. */
export const readShelf = (): Promise<Shelf> => call(paths.shelf.detail, { zone: ownZone() }, quietly);

interface Save {
  shelf: Pick<Shelf, 'version'>;
  mine: Arrangement;
  reason?: string;
}

/** Sends the whole of it. Without an answer it looks: what stands there as it was sent, has been saved. */
export async function send({ shelf: { version }, mine, reason }: Save): Promise<Shelf> {
  const sections = { featured: [...mine.featured], stones: [...mine.stones], gifts: [...mine.gifts] };
  try {
    return await call(paths.shelf.save, { version, sections, reason, zone: ownZone() }, quietly);
  } catch (failure) {
    if (!(failure instanceof RequestFailure) || !failure.outcomeUnknown) throw failure;
    const now = await readShelf().catch(() => undefined);
    if (now && !isChanged(changesOf(arrangementOf(now), mine))) return now;
    throw failure;
  }
}

const startOf = (shelf: Shelf): Editing => ({
  shelf,
  mine: arrangementOf(shelf),
  known: byId(shelf.entries),
  touched: [],
});

const byId = (entries: readonly Entry[]) => Object.fromEntries(entries.map((entry) => [entry.id, entry]));

/** Only this file writes what is kept: its shape is enough to know it by. */
const isEditing = (value: unknown): value is Editing =>
  isObject(value) &&
  isObject(value.shelf) &&
  isObject(value.mine) &&
  isObject(value.known) &&
  Array.isArray(value.touched);
