import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { routes } from '../../config/routes';
import { contract } from '../../contract';
import { variationTable } from '../../tests/services/table';
import { ofTheApp, screens, withoutCalls } from './screens';

test('no screen of the console is forgotten', () => {
  const pages = routes.filter(({ component, path }) => component && path !== '/*').map(({ path }) => path);
  const judged = screens.map(({ path }) => path).filter(Boolean);
  const withDetails = pages.filter((path) => !/\/detail$/i.test(path));
  expect([...judged, ...withoutCalls].sort()).toEqual(withDetails.sort());
  expect(new Set([...judged, ...withoutCalls]).size).toBe(judged.length + withoutCalls.length);
});

test('no call of the contract is forgotten', () => {
  const used = new Set(screens.flatMap(({ uses }) => uses));
  expect(
    Object.keys(contract)
      .filter((call) => !used.has(call as never))
      .sort(),
  ).toEqual([...ofTheApp].sort());
});

test('the console makes none of the calls that are the app’s', () => {
  const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n');
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const source = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const named = ofTheApp.map((call) => call.split('/').slice(-2));
  expect(named.filter(([area, name]) => new RegExp(`\\b${area}Calls\\.${name}\\b`).test(source))).toEqual([]);
});

test('docs/conform.md has a row for each differing service', () => {
  expect(readFileSync('docs/conform.md', 'utf8')).toContain(variationTable());
});
