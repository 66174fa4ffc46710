// `npm run release -- 1.1.0`: asks for a clean tree and a green check, then writes the number into package.json, the lock
// file and docs/openapi.json, dates the changelog, commits and tags. It sends nothing anywhere. What fails leaves the
// files as they were.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { releaseChangelog } from './changelog.mjs';
import { giveUp, requireNode, requirePackages, run } from './lib.mjs';

const FILES = ['package.json', 'package-lock.json', 'docs/openapi.json', 'CHANGELOG.md'];
const NUMBER = /^(\d+)\.(\d+)\.(\d+)$/;

requireNode();
const [version = ''] = process.argv.slice(2);
const tag = `v${version}`;
if (!NUMBER.test(version)) giveUp('Usage: npm run release -- 1.1.0');
if (git('status', '--porcelain'))
  giveUp('There are changes that are not committed: a release is of what is committed.');
if (git('tag', '--list', tag)) giveUp(`${version} was released already.`);
const [newest] = git('tag', '--list', 'v*', '--sort=-v:refname').split('\n');
if (newest && !isLater(version, newest.slice(1))) giveUp(`${version} must be later than ${newest.slice(1)}.`);

const date = new Date().toISOString().slice(0, 10);
const changelog = releaseChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, date);
if (!changelog) giveUp('Nothing stands under “Unreleased” in CHANGELOG.md: what is different in this release?');

await requirePackages();
writeFileSync('CHANGELOG.md', changelog);
change('package.json', (manifest) => {
  manifest.version = version;
});
change('package-lock.json', (lock) => {
  lock.version = version;
  lock.packages[''].version = version;
});
for (const args of [['--import', 'tsx', 'scripts/openapi.ts'], ['scripts/check.mjs']]) {
  if (await run(process.execPath, args)) {
    git('checkout', '--', ...FILES);
    giveUp(`Nothing was released: ${args.at(-1)} failed, and its message stands above.`);
  }
}
git('add', '--', ...FILES);
git('commit', '--quiet', '--message', `Release ${version}`);
git('tag', '--annotate', tag, '--message', `Fish Admin ${version}`);
console.log(`Released ${version} here. Build it again, and send it with: git push --follow-tags`);

/** Leaves the file's time alone: what is installed is still what the lock file says. */
function change(file, edit) {
  const { atime, mtime } = statSync(file);
  const content = JSON.parse(readFileSync(file, 'utf8'));
  edit(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  utimesSync(file, atime, mtime);
}

/** Its output; ends this process if it fails. */
function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8' });
  if (error || status !== 0) giveUp(`git ${args[0]} failed: ${error?.message ?? stderr}`);
  return stdout.trim();
}

function isLater(one, other) {
  const [a, b] = [one, other].map((each) => NUMBER.exec(each)?.slice(1).map(Number) ?? []);
  const place = a.findIndex((number, index) => number !== b[index]);
  return place >= 0 && a[place] > b[place];
}
