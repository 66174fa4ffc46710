/** What one part of a run came to. */
export interface Row {
  name: string;
  rounds: number;
  acknowledged: number;
  found: number;
  doubled: number;
  lost: number;
  /** Not acknowledged, and yet there when it was looked for. */
  unanswered: number;
  /** Deliveries that a kill met half-way. */
  cut: number;
  /** Until it answered again, each time. */
  seconds: number[];
  mistakes: string[];
}

export const emptyRow = (name: string, rounds: number): Row => ({
  name,
  rounds,
  acknowledged: 0,
  found: 0,
  doubled: 0,
  lost: 0,
  unanswered: 0,
  cut: 0,
  seconds: [],
  mistakes: [],
});

const HEAD = [
  'part',
  'rounds',
  'acknowledged',
  'found',
  'doubled',
  'lost',
  'there without an answer',
  'deliveries cut in half',
  'answers again after (median)',
  '(max)',
];

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ name, rounds, acknowledged, found, doubled, lost, unanswered, cut, seconds }) => [
    name,
    ...[rounds, acknowledged, found, doubled, lost, unanswered, cut].map(String),
    said(median(seconds)),
    said(Math.max(...seconds)),
  ]);
  const align = HEAD.map((_, index) => (index ? '--:' : '---'));
  return [HEAD, align, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const HEADING = '## What a whole run found';

/** The document with this run's table in the place of the last one's. */
export function withRun(document: string, run: string): string {
  const [before = ''] = document.split(HEADING);
  return `${before.trimEnd()}\n\n${HEADING}\n${run}\n`;
}

const said = (seconds: number) => (Number.isFinite(seconds) ? `${seconds.toFixed(1)} s` : '–');

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}
