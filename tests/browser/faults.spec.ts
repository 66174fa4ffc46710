import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staysInItsHeader } from './faults/after';
import { aroundCases } from './faults/around';
import { callCases } from './faults/calls';
import type { Case } from './faults/case';
import { pageCases } from './faults/pages';
import { FaultyService } from './faults/service';
import type { World } from './faults/targets';
import { test as base } from './fixtures';
import { Session } from './session';

const all: readonly Case[] = [...callCases, ...pageCases, ...aroundCases];

/** Of each kind and of each screen at least one. */
function sampleOf(cases: readonly Case[]): readonly Case[] {
  const seen = new Set<string>();
  return cases.filter(({ kind, screen }) => {
    const isNew = !seen.has(kind) || !seen.has(screen);
    seen.add(kind).add(screen);
    return isNew;
  });
}

const wanted = { all, sample: sampleOf(all) }[process.env.FISH_FAULTS ?? ''] ?? [];
const SEPARATOR = ' · ';
const FOUND = join(__dirname, '../../.cache/faults');
const found: { kind: string; screen: string; name: string; held: boolean }[] = [];

const test = base.extend<object, { service: FaultyService; shared: Session }>({
  service: [
    async ({ server }, use) => {
      const service = await FaultyService.open(server.url);
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  // Signing in takes a while on purpose, so that cases share a session unless they end it.
  shared: [async ({ service }, use) => use(await Session.open(service.url)), { scope: 'worker' }],
});

for (const each of wanted) {
  test([each.kind, each.name, each.screen].join(SEPARATOR), async ({ page, service, shared, allowOrigin, guard }) => {
    guard.allow(
      /^failed: /,
      /^console: Answer differs from the contract/,
      /^console: .*(ChunkLoadError|Loading CSS chunk|MIME type)/,
      /^uncaught: Unexpected token '<'$/,
    );
    allowOrigin(service.url);
    const session = each.signsOut ? await Session.open(service.url) : shared;
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const world: World = { page, service, session, mark: `F${crypto.randomUUID().slice(0, 8)}`, id: '', sent };
    service.reset();
    service.limitAnswers(each.timeout);
    await session.storeIn(page);
    await each.run(world);
    staysInItsHeader(service, session.token);
    service.mend();
    await page.close();
  });
}

test.afterEach(() => {
  const { title, status } = test.info();
  const [kind = '', name = '', screen = ''] = title.split(SEPARATOR);
  found.push({ kind, screen, name, held: status === 'passed' });
});

test.afterAll(() => {
  if (!found.length) return;
  mkdirSync(FOUND, { recursive: true });
  // A worker ends with its first failed test, and another one goes on.
  writeFileSync(join(FOUND, `${process.pid}.json`), JSON.stringify(found));
});
