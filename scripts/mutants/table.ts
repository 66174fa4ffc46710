import type { Mutant } from './mutant';

export interface Row {
  part: string;
  mutant: Mutant;
  /** `missed`: no test failed. `broken`: the tests could not run. `left`: it needs PostgreSQL, and there is none. */
  outcome: 'noticed' | 'explained' | 'missed' | 'broken' | 'left';
  /** The first test that failed, or the error. */
  by: string;
  ms: number;
}

const count = (rows: readonly Row[], outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length;

export function totals(rows: readonly Row[]): string {
  const others = [
    [count(rows, 'explained'), 'explained'],
    [count(rows, 'missed'), 'NOT NOTICED'],
    [count(rows, 'broken'), 'BROKEN: their tests did not run'],
    [count(rows, 'left'), 'left out: they need TEST_DATABASE_URL'],
  ] as const;
  const said = others.flatMap(([number, what]) => (number ? [`${number} ${what}`] : []));
  return `${rows.length} guards broken: ${[`${count(rows, 'noticed')} noticed`, ...said].join(', ')}`;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

const line = ({ part, mutant, by, outcome, ms }: Row) =>
  [part, mutant.guards, `\`${mutant.file}\``, outcome === 'noticed' ? by : `**${outcome}**: ${by}`, seconds(ms)].map(
    cell,
  );

const seconds = (ms: number) => (ms ? `${(ms / 1000).toFixed(1)} s` : '–');

export function tableOf(rows: readonly Row[]): string {
  const head = ['part', 'guard', 'file', 'noticed by', 'time'];
  const lines = [head, head.map(() => '---'), ...rows.map(line)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
