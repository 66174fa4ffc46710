import type { Path } from '../../contract';
import { codes } from '../../contract/codes';
import { viewCalls } from '../../contract/view.calls';
import { wordCalls } from '../../contract/word/calls';
import { type Answer, type Client, type Group, isGroup, shown } from './client';
import type { Calls } from './findCalls';
import type { Found } from './found';
import { pageOf } from './pages';

/** A record that can be made and removed without a trace for anybody. */
interface Trial {
  save: Path;
  remove: Path;
  list: Path;
  body(name: string): Group;
  query(name: string): Group;
  rows(client: Client, data: unknown): unknown[];
  field: string;
}

const trials: readonly Trial[] = [
  {
    save: viewCalls.saveOrUpdate,
    remove: viewCalls.remove,
    list: viewCalls.list,
    body: (name) => ({ list: 'conform', name, query: 'sort=account', isDefault: false }),
    query: () => ({ list: 'conform' }),
    rows: (_, data) => (isGroup(data) && Array.isArray(data.views) ? data.views : []),
    field: 'name',
  },
  {
    save: wordCalls.saveOrUpdate,
    remove: wordCalls.remove,
    list: wordCalls.pageList,
    body: (word) => ({ word, tags: [], action: 'audit', replacement: null, status: 'off' }),
    query: (keyword) => ({ keyword, current: 1, pageSize: 20 }),
    rows: (client, data) => pageOf(data, client.service)?.rows ?? [],
    field: 'word',
  },
];

/** Makes, changes and removes records of its own: the only ones that it writes. */
export async function tryWrites(client: Client, found: Found, { states }: Calls): Promise<void> {
  const possible = trials.filter((trial) =>
    [trial.save, trial.remove, trial.list].every((call) => states.get(call) === 'there'),
  );
  if (!possible.length) {
    found.note('Writes', 'said', 'No record could be made that can be removed again, so that nothing was written.');
  }
  for (const trial of possible) await tryOne(client, found, trial);
}

async function tryOne(client: Client, found: Found, trial: Trial): Promise<void> {
  const name = `conform ${Date.now().toString(36)}`;
  const made = await client.ask(trial.save, trial.body(name));
  if (!made.success) {
    found.note('Writes', 'lost', `${trial.save} refuses a record.`, evidenceOf(made));
    return;
  }
  if (!isGroup(made.data)) found.note('Writes', 'taken', 'A write answers success, and no record.', evidenceOf(made));
  const record = isGroup(made.data) && made.data.id ? made.data : await findIn(client, trial, name);
  if (!record) {
    found.note('Writes', 'lost', `“${name}” was made and can’t be found again: remove it by hand.`, evidenceOf(made));
    return;
  }
  const id = String(record.id);
  try {
    await changeTwice(client, found, trial, { ...trial.body(name), id, version: Number(record.version ?? 1) });
  } finally {
    const removed = await client.ask(trial.remove, { id, reason: 'Made by npm run conform' });
    if (!removed.success || (await findIn(client, trial, name))) {
      found.note('Writes', 'lost', `“${name}” was made and can’t be removed: do so by hand.`, evidenceOf(removed));
    } else {
      found.note('Writes', 'said', `${trial.save}: made, changed and removed.`);
    }
  }
}

/** The second change is of a version that is no longer there. */
async function changeTwice(client: Client, found: Found, { save }: Trial, body: Group): Promise<void> {
  const first = await client.ask(save, body);
  if (!first.success) {
    found.note('Writes', 'lost', `${save} refuses a change.`, evidenceOf(first));
    return;
  }
  const second = await client.ask(save, body);
  if (second.envelope?.code === codes.conflict) return;
  const says = `${save} does not refuse (10409) a change of a record that somebody else saved first: the last one wins.`;
  found.note('Writes', 'said', says, evidenceOf(second));
}

async function findIn(client: Client, trial: Trial, name: string): Promise<Group | undefined> {
  const { data } = await client.ask(trial.list, trial.query(name));
  return trial
    .rows(client, data)
    .filter(isGroup)
    .find((row) => row[trial.field] === name);
}

const evidenceOf = ({ asked, text }: Answer) => `${asked} → ${shown(text)}`;
