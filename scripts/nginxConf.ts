import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backEnd, type Profile } from '../config/backEnd';
import { mistakesOf } from '../config/backEndMistakes';
import { contract } from '../contract';
import { contentPolicy } from '../server/http/console';

const ROOT = join(__dirname, '..');
const FILE = join(ROOT, 'deploy/nginx.conf');
const POLICY = /(~text\/html\s+")[^"]*"/;

/** deploy/nginx.conf with the policy for pages of the build in `dist`, and for the addresses of the profile. */
export function nginxConf(dist: string, profile: Profile = {}): string {
  const policy = contentPolicy(readFileSync(join(dist, 'index.html'), 'utf8'), { ...backEnd, ...profile });
  const conf = readFileSync(FILE, 'utf8');
  return conf.replace(POLICY, (_, before: string) => `${before}${policy}"`);
}

/** `npm run nginx` writes it, after a build of one's own; `npm run nginx -- fish.config.json` for that profile. */
function main(): void {
  const [file] = process.argv.slice(2);
  const profile = file ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const mistakes = mistakesOf(profile, Object.keys(contract));
  if (mistakes.length) {
    process.stderr.write(`${mistakes.join('\n')}\n`);
    process.exitCode = 1;
  } else {
    writeFileSync(FILE, nginxConf(join(ROOT, 'dist'), profile));
  }
}

if (require.main === module) main();
