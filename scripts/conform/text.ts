import type { Report } from './conform';
import type { Note } from './found';

const MEANS: Record<Note['weight'], string> = {
  bridged: 'the profile bridges it',
  taken: 'the console takes it as it comes',
  lost: 'nothing bridges it',
  danger: 'danger',
  said: '',
};

/** The report in the terminal. */
export function lines({ base, notes, screens, whole, requests }: Report, out: string): string[] {
  const width = Math.max(...screens.map(({ name }) => name.length));
  const now = screens.map(({ name, path, verdict, bridged, declared, why }) => {
    const then = bridged === verdict ? '' : ` → ${bridged} with the profile`;
    const [first = ''] = why;
    const reason = verdict === 'whole' ? '' : `  ${first}`;
    return `  ${name.padEnd(width)}  ${declared ? 'not, as the profile says' : verdict + then}${reason.slice(0, 120)}  ${path}`.trimEnd();
  });
  return [
    `${base}, asked ${requests} times`,
    '',
    ...now,
    '',
    ...notes.map(({ about, says, weight, evidence }) => {
      const means = MEANS[weight] && ` (${MEANS[weight]})`;
      return `  ${about}: ${says}${means}${evidence ? `\n      ${evidence}` : ''}`;
    }),
    ...(notes.length ? [''] : []),
    whole ? 'Whole: it does what the console asks for.' : 'Not whole. What differs stands above.',
    `${out}/report.html and report.json say all of it; ${out}/fish.config.json is the profile for the console.`,
  ];
}
