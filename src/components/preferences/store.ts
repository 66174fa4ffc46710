import { codes } from '@contract/codes';
import type { Layout, View } from '@contract/view';
import { viewCalls } from '@contract/view.calls';
import { call, RequestFailure } from '@/request';
import { has, markLacking } from '@/request/availability';
import { followOtherTab, getSession, subscribe } from '@/session';
import { keyOf, noPreferences, type Preferences, readCopy, writeCopy } from './localCopy';
import { type ViewForm, withView } from './views';

export interface PreferencesState extends Preferences {
  /** False while views may still arrive that this browser has no copy of. */
  known: boolean;
}

/** What was read longer ago, before a list was drawn, is read again. */
const FRESH_MS = 60_000;

/** Changes within this time are saved together. */
const PAUSE_MS = 600;

/**
 * An admin's preferences for a list. They are outside React, so that a list opens with them: first with this browser's
 * copy, then with the back end's answer. If the back end has no such call, the copy is used alone.
 */
export class PreferencesStore {
  /** For each query the last row count and its time; used by the tabs. */
  readonly counts = new Map<string, { total: number; more?: boolean; at: number }>();
  private state: PreferencesState;
  private readonly listeners = new Set<() => void>();
  private loading?: Promise<void>;
  /** What was read before the list was drawn, until the list takes it. */
  private ahead?: { read: Promise<void>; at: number };
  /** Settles when the changes of views so far are done. */
  private turn: Promise<void> = Promise.resolve();
  private pause?: ReturnType<typeof setTimeout>;
  /** False while this browser's copy is older than the state. */
  private isCopied = true;

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

  /** Before the list is drawn, and only where it could not be drawn without: this browser has no copy yet. */
  preload(): Promise<void> | undefined {
    if (!this.state.known) this.ahead = { read: this.load(), at: Date.now() };
    return this.ahead?.read;
  }

  /** What a list calls when it is drawn, from several places: reads, unless that was done on the way to it. */
  open(): Promise<void> {
    const { ahead } = this;
    queueMicrotask(() => {
      this.ahead = undefined;
    });
    return ahead && Date.now() - ahead.at <= FRESH_MS ? ahead.read : this.load();
  }

  /** Reads from the back end without notices; until it answers, the copy is used. */
  load(): Promise<void> {
    this.loading ??= this.read().finally(() => {
      this.loading = undefined;
    });
    return this.loading;
  }

  /** Without `notice` the form shows the failure. */
  saveView(form: ViewForm, options?: { notice: boolean }): Promise<void> {
    return this.inTurn(() => this.save(form, options));
  }

  /** Changes a view as it is once the changes before are done, so that none meets another's version. */
  changeView(view: View, change: Partial<ViewForm>, options?: { notice: boolean }): Promise<void> {
    return this.inTurn(() => {
      const newest = this.state.views.find(({ id }) => id === view.id) ?? view;
      return this.save({ ...newest, ...change }, options);
    });
  }

  removeView(id: string): Promise<void> {
    return this.inTurn(async () => {
      await this.write(
        () => call(viewCalls.remove, { id }),
        () => this.state.views.filter((view) => view.id !== id),
      );
    });
  }

  private async save(form: ViewForm, { notice = false } = {}): Promise<void> {
    await this.write(
      () => call(viewCalls.saveOrUpdate, { ...form, list: this.list }, { notice }),
      () => withView(this.state.views, this.list, form),
    );
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.turn.then(() => this.loading).then(work);
    this.turn = done.catch(() => undefined);
    return done;
  }

  /** Kept in this browser alone, they may have been changed in another tab. */
  takeUp(): void {
    const copy = inBrowser() && this.isCopied ? readCopy(this.adminId, this.list) : undefined;
    if (copy) this.show(copy);
  }

  /** Shows at once; saved when the changes pause. */
  setLayout(layout: Layout | null): void {
    this.takeUp();
    this.set({ layout, unsaved: true });
    clearTimeout(this.pause);
    this.pause = setTimeout(() => void this.reload(), PAUSE_MS);
  }

  /** A reload after the write, so that its answer includes it. */
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

  /** False if another admin has signed in in another tab: the answer would be theirs. */
  private isOurs(): boolean {
    followOtherTab();
    const { data, replacedBy } = getSession();
    return data?.id === this.adminId && !replacedBy;
  }

  private async readAll(): Promise<void> {
    const answer = inBrowser() ? undefined : await ask(this.list);
    if (!answer) return this.takeUp();
    const { views, layout } = answer;
    this.set({ views, layout: this.state.unsaved ? this.state.layout : layout });
  }

  /** A failed save is tried again at the next change or visit; a refused one is not. */
  private async saveLayout(): Promise<void> {
    const { layout, unsaved } = this.state;
    if (!unsaved || inBrowser()) return;
    try {
      await call(viewCalls.saveLayout, { list: this.list, layout }, { notice: false });
    } catch (error) {
      if (!(error instanceof RequestFailure) || error.code === undefined) throw error;
    }
    if (this.state.layout === layout) this.set({ unsaved: false });
  }

  /** A write may change other views too, so all are read again, after a refusal as well. `here` is what it does here. */
  private async write(send: () => Promise<unknown>, here: () => View[]): Promise<void> {
    try {
      if (!inBrowser()) await send();
    } catch (error) {
      if (!inBrowser()) throw error;
    } finally {
      await this.reload();
    }
    if (inBrowser()) this.set({ views: here() });
  }

  private set(change: Partial<PreferencesState>): void {
    if (!this.show(change)) return;
    const { known: _, ...preferences } = this.state;
    this.isCopied = writeCopy(this.adminId, this.list, preferences);
  }

  /**
   * False if it says nothing new. What is equal stays the same object, so that a list is not drawn anew for such an
   * answer.
   */
  private show(change: Partial<PreferencesState>): boolean {
    const news = Object.entries(change).filter(
      ([name, value]) => !isEqual(value, this.state[name as keyof Preferences]),
    );
    if (!news.length) return false;
    this.state = { ...this.state, ...Object.fromEntries(news) };
    for (const listener of this.listeners) listener();
    return true;
  }
}

const isEqual = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether preferences are kept here alone, because the back end lacks a call for them. */
const inBrowser = () => !Object.values(viewCalls).every(has);

/** Undefined where the back end has no such call. */
async function ask(list: string): Promise<Preferences | undefined> {
  try {
    return await call(viewCalls.list, { list }, { notice: false });
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    // It needs no id, so that only the call itself can be unknown.
    if (error.code === codes.notFound) markLacking(viewCalls.list);
    if (!inBrowser()) throw error;
    return undefined;
  }
}

/** Shows no failure: the copy is used, and the call is tried again. */
async function quietly(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
  }
}

const stores = new Map<string, PreferencesStore>();
let owner: string | undefined;

export function storeOf(list: string): PreferencesStore {
  const store = stores.get(list) ?? new PreferencesStore(owner ?? '', list);
  stores.set(list, store);
  return store;
}

function follow(): void {
  const adminId = getSession().data?.id;
  if (adminId === owner) return;
  owner = adminId;
  stores.clear();
}

subscribe(follow);
follow();

window.addEventListener('storage', ({ key }) => {
  for (const [list, store] of stores) if (key === keyOf(owner ?? '', list)) store.takeUp();
});
