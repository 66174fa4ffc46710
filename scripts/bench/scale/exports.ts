import { PAGE_SIZE_MAX } from '../../../contract/paging';
import { startServer } from './server';

/** The lists whose exports are measured. */
const LISTS = ['user/pageList', 'order/pageList', 'share/pageList'];

export interface ExportTaken {
  list: string;
  rows: number;
  /** By numbers of pages of 200 rows, each with the exact total. */
  numberedSeconds?: number;
  /** Behind cursors, by the rows asked for at a time. */
  seconds: Record<number, number>;
  /** The most memory that the server has had so far. */
  serverMb: number;
}

interface Page {
  list: { id: string }[];
  total: number;
  next?: string;
}

interface Options {
  url: string;
  token: string;
  /** Of lists whose path contains this. */
  only: string;
  /** Also as it was done before there were cursors. */
  numbered: boolean;
  /** How many rows are asked for at a time, one after the other. */
  pageSizes: number[];
}

/** Reads whole lists as the console's exports do, over HTTP from a server in a process of its own. */
export async function measureExports({ url, token, only, numbered, pageSizes }: Options): Promise<ExportTaken[]> {
  const server = await startServer(url);
  const ask = async (list: string, query: Record<string, string | number>): Promise<Page> => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await fetch(`${server.address}/fish/admin/${list}?${search}`, { headers: { aToken: token } });
    const { code, message, data } = (await answer.json()) as { code: number; message: string; data: Page };
    if (code !== 200) throw new Error(`${list}: ${message}`);
    return data;
  };
  try {
    const taken: ExportTaken[] = [];
    for (const list of LISTS.filter((each) => each.includes(only))) {
      const seconds: ExportTaken['seconds'] = {};
      let rows = 0;
      for (const pageSize of pageSizes) {
        const begun = performance.now();
        rows = await behindCursors((query) => ask(list, query), pageSize);
        seconds[pageSize] = (performance.now() - begun) / 1000;
      }
      const one: ExportTaken = { list, rows, seconds, serverMb: server.megabytes('VmHWM') };
      if (numbered) {
        const begun = performance.now();
        await byNumbers((query) => ask(list, query));
        one.numberedSeconds = (performance.now() - begun) / 1000;
      }
      taken.push(one);
    }
    return taken;
  } finally {
    server.kill();
  }
}

type AskFor = (query: Record<string, string | number>) => Promise<Page>;

/** One page ahead, as `readAll` of the console. */
async function behindCursors(ask: AskFor, pageSize: number): Promise<number> {
  const ids = new Set<string>();
  let page: Page | undefined = await ask({ pageSize: PAGE_SIZE_MAX, exact: 'true' });
  while (page) {
    const next: Promise<Page> | undefined = page.next ? ask({ pageSize, after: page.next }) : undefined;
    for (const { id } of page.list) ids.add(id);
    page = await next;
  }
  return ids.size;
}

async function byNumbers(ask: AskFor): Promise<void> {
  for (let current = 1, total = 1; (current - 1) * PAGE_SIZE_MAX < total; current++) {
    ({ total } = await ask({ current, pageSize: PAGE_SIZE_MAX, exact: 'true' }));
  }
}
