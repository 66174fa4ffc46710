import { staysInItsHeader } from './faults/after';
import { aroundCases } from './faults/around';
import { callCases } from './faults/calls';
import type { Case } from './faults/case';
import { pageCases } from './faults/pages';
import { sampleOf } from './faults/sample';
import { FaultyService } from './faults/service';
import type { World } from './faults/targets';
import { test as base } from './fixtures';
import { Session } from './session';

const all: readonly Case[] = [...callCases, ...pageCases, ...aroundCases];

/** The whole table for `npm run faults`, a sample for `npm test`. */
const wanted = process.env.FISH_FAULTS === 'all' ? all : sampleOf(all);
const SEPARATOR = ' · ';

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
