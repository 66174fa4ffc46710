import { useState } from 'react';
import type { Shelf, ShelfEntry } from '@contract/shelf';
import { shelfCalls } from '@contract/shelf/calls';
import type { ShelfSection } from '@contract/shelf/enums';
import { isObject } from '@/components/draft/storage';
import { useFound, useKeeper } from '@/components/draft/useDraft';
import { useAction } from '@/components/form/useAction';
import { ownZone } from '@/components/format/zone';
import { useBusy } from '@/components/progress/busy';
import { useUnsavedChanges } from '@/components/unsavedChanges';
import { useTranslations } from '@/locales/useTranslations';
import { type CallOptions, call, isConflict, RequestFailure } from '@/request';
import { isPartial } from '@/request/read';
import { useCall } from '@/request/useCall';
import {
  type Arrangement,
  arrangementOf,
  changesOf,
  doneTo,
  isChanged,
  type ShelfChanges,
  withAt,
  without,
} from './arrange';

/** An entry on the shelf, or one to be put on; its section is in the arrangement. */
export type ArrangedEntry = Omit<ShelfEntry, 'section'>;

interface Editing {
  /** The shelf as read: changes are compared with it and saved over it. */
  shelf: Shelf;
  mine: Arrangement;
  /** All entries that were read or put on, by id. */
  known: Readonly<Record<string, ArrangedEntry>>;
  /** The ids that were moved by hand. */
  touched: readonly string[];
}

interface Change {
  entries?: readonly ArrangedEntry[];
  touched?: readonly string[];
}

type Saving = Pick<Editing, 'shelf' | 'mine'>;

const DRAFT = 'shelf';
const quietly = { notice: false };

/** The shelf while it is edited. Nothing is sent until it is saved, as one change. */
export interface ShelfEdit {
  shelf?: Shelf;
  failure?: RequestFailure;
  reload: () => void;
  mine?: Arrangement;
  changes: ShelfChanges;
  entryOf: (id: string) => ArrangedEntry | undefined;
  /** True if edits from before the session expired were restored. */
  isBack: boolean;
  move: (id: string, section: ShelfSection, place?: number) => void;
  takeOff: (id: string) => void;
  putOn: (entries: readonly ArrangedEntry[], section: ShelfSection) => void;
  /** Shows the shelf as read; what was restored may be old, so the shelf is read again then. */
  discard: () => void;
  discarding: boolean;
  /** Saves the arrangement over the shelf as read, or another as given. False if someone else saved first. */
  save: (reason?: string, what?: Saving) => Promise<boolean>;
  /** The shelf that someone else saved first, and `both`: the operator's changes done to it. */
  conflict?: { theirs: Shelf; both: Arrangement };
  /** Drops the operator's changes. */
  takeTheirs: () => void;
  /** Shows `both`, to be saved over theirs. */
  keepBoth: () => Saving | undefined;
  /** Closes the conflict undecided: the next save asks again. */
  postpone: () => void;
}

export function useShelf(): ShelfEdit {
  const t = useTranslations();
  const found = useFound(DRAFT, isEditing);
  const [editing, setEditing] = useState(found);
  const [isBack, setIsBack] = useState(Boolean(found));
  const [theirs, setTheirs] = useState<Shelf>();
  const { failure, loading, refresh } = useCall(readShelf, [], {
    ready: !found,
    // What is being edited stays, also where all that is shown is asked again.
    onSuccess: (shelf) => setEditing((now) => now ?? startOf(shelf)),
  });

  const { shelf, mine, known, touched } = editing ?? {};
  const changes = shelf && mine ? changesOf(arrangementOf(shelf), mine, touched) : { on: [], off: [], moved: [] };
  const dirty = isChanged(changes);
  useUnsavedChanges(dirty, { text: t('shelf.leave') });
  useKeeper(DRAFT, () => (dirty ? editing : undefined));

  const start = (now: Shelf) => {
    setEditing(startOf(now));
    setIsBack(false);
    setTheirs(undefined);
  };
  const discard = useAction(async () => {
    if (shelf) start(isBack ? await readShelf({}) : shelf);
  });
  useBusy((loading && !editing) || discard.running);

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

  const save = async (reason?: string, what: Saving | undefined = editing) => {
    if (!what) return false;
    try {
      const answered = await send({ ...what, reason });
      // It is saved in any case: if it can't be read, what is arranged stays.
      const saved = isPartial(answered) ? await readShelf().catch(() => undefined) : answered;
      if (saved) setEditing((now) => (now && now.mine !== what.mine ? onto(now, saved) : startOf(saved)));
      setIsBack(false);
      setTheirs(undefined);
      return true;
    } catch (failure) {
      if (!isConflict(failure)) throw failure;
      const now = await readShelf().catch(() => {
        throw failure;
      });
      setTheirs(now);
      return false;
    }
  };

  const conflict = theirs &&
    editing && {
      theirs,
      both: doneTo(arrangementOf(theirs), arrangementOf(editing.shelf), editing.mine, touched),
    };

  return {
    shelf,
    mine,
    changes,
    conflict,
    isBack,
    save,
    failure: editing ? undefined : failure,
    reload: refresh,
    entryOf: (id) => known?.[id],
    move: (id, section, place) => arrange((now) => withAt(now, id, section, place), { touched: [id] }),
    takeOff: (id) => arrange((now) => without(now, id)),
    putOn: (entries, section) =>
      arrange((now) => entries.reduce((all, { id }) => withAt(all, id, section), now), { entries }),
    discard: () => void discard.run(),
    discarding: discard.running,
    takeTheirs: () => theirs && start(theirs),
    keepBoth: () => {
      if (!conflict) return undefined;
      const { theirs: shelf, both: mine } = conflict;
      setEditing((now) => now && { ...onto(now, shelf), mine });
      setTheirs(undefined);
      return { shelf, mine };
    },
    postpone: () => setTheirs(undefined),
  };
}

export const readShelf = (options: CallOptions = quietly): Promise<Shelf> =>
  call(shelfCalls.detail, { zone: ownZone() }, options);

interface Save {
  shelf: Pick<Shelf, 'version'>;
  mine: Arrangement;
  reason?: string;
}

/** Sends the whole shelf. Without an answer it reads the shelf: if it looks as sent, it was saved. */
export async function send({ shelf: { version }, mine, reason }: Save): Promise<Shelf> {
  const sections = { featured: [...mine.featured], stones: [...mine.stones], gifts: [...mine.gifts] };
  try {
    return await call(shelfCalls.save, { version, sections, reason, zone: ownZone() }, quietly);
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

/** What is arranged stays, to be saved over another shelf: theirs, or what was saved while it was arranged further. */
const onto = (now: Editing, shelf: Shelf): Editing => ({
  ...now,
  shelf,
  known: { ...now.known, ...byId(shelf.entries) },
});

const byId = (entries: readonly ArrangedEntry[]) => Object.fromEntries(entries.map((entry) => [entry.id, entry]));

/** Only this file writes the stored value, so checking its shape is enough. */
const isEditing = (value: unknown): value is Editing =>
  isObject(value) &&
  isObject(value.shelf) &&
  isObject(value.mine) &&
  isObject(value.known) &&
  Array.isArray(value.touched);
