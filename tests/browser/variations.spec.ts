import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Profile, type reference, withProfile } from '../../config/backEnd';
import { startService } from '../services/startService';
import { type VariationName, variationNames, variations } from '../services/variations';
import { expect, test } from './fixtures';
import { goThrough, type Marks } from './ownService';

/**
 * What no profile says. conform.spec.ts tries the others, composed into services. `npm run variations` tries each by itself, and
 * writes docs/variations.md.
 */
const together: Readonly<Record<string, readonly VariationName[]>> = {
  'without times, totals, ids and messages, that refuses what is not described': [
    'refusesUndescribed',
    'instantsMissing',
    'rowWithoutId',
    'nullRow',
    'noTotal',
    'messageMissing',
  ],
};

/** Of what is missing on purpose a profile can't say anything. */
const UNTESTED: readonly VariationName[] = ['noCors', 'leaksWithoutToken', 'validatesNothing', 'extraCallsFail'];

const alone = variationNames.filter((name) => !UNTESTED.includes(name)).map((name) => [name, [name]] as const);
const all = process.env.FISH_VARIATIONS === 'all';
const FOUND = join(__dirname, '../../.cache/variations');
const found: { place: number; name: string; says: string; marks: Marks }[] = [];

for (const [name, group] of all ? alone : Object.entries(together)) {
  test(`an owner’s service: ${name}`, async ({ page, server, allowOrigin, guard }) => {
    test.slow();
    const service = await startService({ backEnd: server.url, variations: group, cors: false });
    allowOrigin(service.address);
    // An answer that differs is said once; of a call that is missing Chromium tells on its own.
    guard.allow(/^console: Answer differs from the contract/);
    if (group.some((each) => each.startsWith('eightCalls'))) guard.allow(/failed: .* (404|405|501)$/);
    await page.route(
      (url) => url.origin === service.address && !/^\/(fish|api)\/|\.\w+$/.test(url.pathname),
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: configured(await answer.text(), profileOf(group)) });
      },
    );
    try {
      const marks = await goThrough(page, service.address, { stops: !all, readOnly: group.includes('writesMissing') });
      if (all) found.push({ place: variationNames.indexOf(group[0]), name, says: variations[group[0]].says, marks });
      expect(Object.entries(marks).filter(([, mark]) => mark.startsWith('✗'))).toEqual([]);
    } finally {
      await page.close();
      await service.close();
    }
  });
}

test.afterAll(() => {
  if (!all || !found.length) return;
  mkdirSync(FOUND, { recursive: true });
  writeFileSync(join(FOUND, `${process.pid}.json`), JSON.stringify(found));
});

function profileOf(group: readonly VariationName[]): Profile {
  // A service that lacks calls is found out, not declared: that is the harder way.
  const said = group.map((name) =>
    name.startsWith('eightCalls') ? {} : (variations[name] as { profile?: Profile }).profile,
  );
  return said.reduce<Profile>((profile, each) => merged(profile, each ?? {}), {});
}

function merged(profile: Profile, more: Profile): Profile {
  return withProfile(profile as typeof reference, more);
}

const configured = (html: string, profile: Profile) =>
  html.replace(/(id="fish-config">)[^<]*/, (_, tag: string) => tag + JSON.stringify(profile).replace(/</g, '\\u003c'));
