declare global {
  /** Node's own fetch, which the network guard does not intercept (environment.ts). */
  var nodeFetch: typeof fetch;
}

/** Sends a command to the process of tests/backEnds. */
export async function control<Answer>(command: string, input: unknown = {}): Promise<Answer> {
  const address = `${process.env.FISH_TEST_BACK_ENDS}/${command}`;
  const answer = await nodeFetch(address, { method: 'POST', body: JSON.stringify(input) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${command}: ${text}`);
  return JSON.parse(text) as Answer;
}
