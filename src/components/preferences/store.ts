import { codes } from '@contract/codes';
import { paths } from '@contract/paths';
import type { Layout } from '@contract/view';
import { call, RequestFailure } from '@/request';
import { followOtherTab, getSession, subscribe } from '@/session';
import { noPreferences, type Preferences, readCopy, writeCopy } from './localCopy';
import { type ViewForm, withView } from './views';

/** What is kept, and whether that is known. */
export interface PreferencesState extends Preferences {
  /** False while views may be on their way that this browser has no copy of. */
  known: boolean;
}

/** Changes that come closer together than this are saved as one. */
const PAUSE_MS = 600;

/**
 * What an admin keeps of a list lives outside React, so that a list opens with it: first this browser's copy, then what
 * the back end says. Where a back end has no such call, the copy is all there is.
 */
export class PreferencesStore {
  /** How many rows a query was last seen to find, and when; read and written by the tabs. */
  readonly counts = new Map<string, { total: number; at: number }>();
  private state: PreferencesState;
  private readonly listeners = new Set<() => void>();
  private loading?: Promise<void>;
  private pause?: ReturnType<typeof setTimeout>;

  constructor(
    private readonly adminId: string,
    private readonly list: string,
  ) {
    const copy = readCopy(adminId, list);
    this.state = { ...(copy ?? noPreferences), known: copy !== undefined };
  }

  readonly get = (): PreferencesState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Asks the back end, quietly: until it answers, and where it can't, the copy stands. */
  load(): Promise<void> {
    this.loading ??= this.read().finally(() => {
      this.loading = undefined;
    });
    return this.loading;
  }

  /** Without `notice` a failure is for the form to show. */
  async saveView(form: ViewForm, { notice = false } = {}): Promise<void> {
    await this.loading;
    if (inBrowser) return this.set({ views: withView(this.state.views, this.list, form) });
    await this.write(() => call(paths.view.saveOrUpdate, { ...form, list: this.list }, { notice }));
  }

  async removeView(id: string): Promise<void> {
    await this.loading;
    if (inBrowser) return this.set({ views: this.state.views.filter((view) => view.id !== id) });
    await this.write(() => call(paths.view.remove, { id }));
  }

  /** Shows at once, and is saved when the changes pause. */
  setLayout(layout: Layout | null): void {
    this.set({ layout, unsaved: true });
    clearTimeout(this.pause);
    this.pause = setTimeout(() => void this.reload(), PAUSE_MS);
  }

  /** What was written meanwhile is in its answer. */
  private async reload(): Promise<void> {
    await this.loading;
    await this.load();
  }

  private async read(): Promise<void> {
    if (!this.isOurs()) return;
    await quietly(this.saveLayout());
    await quietly(this.readAll());
    this.set({ known: true });
  }

  /** Not when another admin has signed in in another tab: the answer would be about what they keep. */
  private isOurs(): boolean {
    followOtherTab();
    const { data, replacedBy } = getSession();
    return data?.id === this.adminId && !replacedBy;
  }

  private async readAll(): Promise<void> {
    const { views, layout } = inBrowser ? this.state : await ask(this.list, this.state);
    this.set({ views, layout: this.state.unsaved ? this.state.layout : layout });
  }

  /** What could not be saved is tried again at the next change or visit; what is refused is not. */
  private async saveLayout(): Promise<void> {
    const { layout, unsaved } = this.state;
    if (!unsaved || inBrowser) return;
    try {
      await call(paths.view.saveLayout, { list: this.list, layout }, { notice: false });
    } catch (error) {
      if (!(error instanceof RequestFailure) || error.code === undefined) throw error;
    }
    if (this.state.layout === layout) this.set({ unsaved: false });
  }

  /** The back end's answer to a write may have changed other views too: they are read again, also after a refusal. */
  private async write(send: () => Promise<unknown>): Promise<void> {
    try {
      await send();
    } finally {
      await this.reload();
    }
  }

  private set(change: Partial<PreferencesState>): void {
    this.state = { ...this.state, ...change };
    const { known: _, ...preferences } = this.state;
    writeCopy(this.adminId, this.list, preferences);
    for (const listener of this.listeners) listener();
  }
}

/** The back end has no such call; found out once in a session. */
let inBrowser = false;

/** By HTTP, or in an envelope by its own numbers or ours. */
const NO_SUCH_CALL: readonly (number | undefined)[] = [404, 405, 501, codes.notFound];

async function ask(list: string, copy: Preferences): Promise<Preferences> {
  try {
    return await call(paths.view.list, { list }, { notice: false });
  } catch (error) {
    if (!(error instanceof RequestFailure) || !NO_SUCH_CALL.includes(error.status ?? error.code)) throw error;
    inBrowser = true;
    return copy;
  }
}

/** Nobody is told of a call that failed: the copy stands, and it is tried again. */
async function quietly(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
  }
}

const stores = new Map<string, PreferencesStore>();
let owner: string | undefined;

/** The one store of a list for the admin who is signed in. */
export function storeOf(list: string): PreferencesStore {
  const store = stores.get(list) ?? new PreferencesStore(owner ?? '', list);
  stores.set(list, store);
  return store;
}

function follow(): void {
  const adminId = getSession().data?.id;
  if (adminId === owner) return;
  owner = adminId;
  inBrowser = false;
  stores.clear();
}

subscribe(follow);
follow();
