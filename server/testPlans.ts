import type { TestApp } from './testing';

interface Client {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, string>[] }>;
}

/** The client of a test's database. */
export const clientOf = ({ db }: TestApp) => (db as unknown as { $client: Client }).$client;

/** The statements of a call that read, each with its plan. */
export async function plansOf(server: TestApp, work: () => Promise<unknown>) {
  const client = clientOf(server);
  const asked: [string, unknown[]?][] = [];
  const query = client.query.bind(client);
  const spy = jest.spyOn(client, 'query').mockImplementation((...args) => {
    asked.push([args[0], args[1]]);
    return query(...args);
  });
  await work();
  spy.mockRestore();
  const plans: { text: string; plan: string }[] = [];
  for (const [text, values] of asked.filter(([text]) => /^\s*select/i.test(text))) {
    const { rows } = await client.query(`explain ${text}`, values);
    plans.push({ text, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
  }
  return plans;
}
