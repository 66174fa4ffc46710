import { showPlainPage } from '@/components/plainPage';
import { configure, isConfigured, profile } from './backEnd';
import { shapes } from '@@/contract/shapes';

const FILE = '/fish.config.json';

/**
 * Before the console starts: what the installation says in index.html, or else in `fish.config.json` beside it. Returns
 * what is wrong with it, in sentences; the console then must not start, because it might send a password to the wrong
 * place.
 */
export async function readConfiguration(): Promise<string[]> {
  if (!isConfigured()) {
    try {
      configure(await fileText());
    } catch {
      return [`${FILE} could not be read. Check your connection and load the page again.`];
    }
  }
  const text = document.querySelector('#fish-config')?.textContent ?? '';
  if (text === '{}') return [];
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return [`The configuration in index.html or ${FILE} is not valid JSON.`];
  }
  const { mistakesOf } = await import('@config/backEndMistakes');
  const mistakes = mistakesOf(said, Object.keys(shapes));
  if (!mistakes.length) profile();
  return mistakes;
}

/** Answers that say that there is no such file. Any other failure may hide one. */
const NO_FILE = [404, 410];

/** `{}` where there is no such file; a server may answer with a page instead. @throws if it may be there, unread */
async function fileText(): Promise<string> {
  const answer = await fetch(FILE, { cache: 'no-cache' });
  if (NO_FILE.includes(answer.status)) return '{}';
  if (!answer.ok) throw new Error(`${FILE}: HTTP ${answer.status}`);
  const text = (await answer.text()).trim();
  return text && !text.startsWith('<') ? text : '{}';
}

/** Instead of the console; it is for whoever installs it. */
export function showMistakes(mistakes: readonly string[]): void {
  const title = document.createElement('h1');
  title.textContent = 'The configuration of this console has mistakes';
  const list = document.createElement('ul');
  for (const mistake of mistakes) list.append(Object.assign(document.createElement('li'), { textContent: mistake }));
  showPlainPage(title, list);
}
