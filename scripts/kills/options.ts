import { parseArgs } from 'node:util';

/** Unless something else is asked for; a run with less is no whole one. */
export const ROUNDS = 50;
export const WRITES = 2000;

const PARTS = ['kills', 'disk', 'database', 'together'] as const;

export interface Options {
  rounds: number;
  writes: number;
  seed: number;
  only: readonly string[];
}

/** @throws in a sentence */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { rounds: text, writes: text, seed: text, only: text } });
  const only = values.only?.split(',') ?? PARTS;
  const strange = only.find((part) => !PARTS.some((each) => each === part));
  if (strange !== undefined) throw new Error(`--only takes ${PARTS.join(', ')}, not “${strange}”.`);
  return {
    rounds: numberOf('rounds', values.rounds, ROUNDS),
    writes: numberOf('writes', values.writes, WRITES),
    seed: numberOf('seed', values.seed, Date.now() % 1_000_000),
    only,
  };
}

function numberOf(name: string, value: string | undefined, byDefault: number): number {
  const number = Number(value ?? byDefault);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a number from 1, not “${value}”.`);
  return number;
}
