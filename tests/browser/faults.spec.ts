import { staysInItsHeader } from './faults/after';
import { aroundCases } from './faults/around';
import { callCases } from './faults/calls';
import type { Case } from './faults/case';
import { pageCases } from './faults/pages';
import { sampleOf } from './faults/sample';
import type { World } from './faults/targets';
import { test } from './fixtures';
import { Session } from './session';

const all: readonly Case[] = [...callCases, ...pageCases, ...aroundCases];

/** The whole table for `npm run faults`, a sample for `npm test`. */
const wanted = process.env.FISH_FAULTS === 'all' ? all : sampleOf(all);
const SEPARATOR = ' · ';

for (const each of wanted) {
  test(
    [each.kind, each.name, each.screen].join(SEPARATOR),
    async ({ page, faultyService: service, faultySession, allowOrigin, guard }) => {
      guard.allow(
        /^failed: /,
        /^console: Answer differs from the contract/,
        /^console: .*(ChunkLoadError|Loading CSS chunk|MIME type)/,
        /^uncaught: Unexpected token '<'$/,
      );
      allowOrigin(service.url);
      const session = each.signsOut ? await Session.open(service.url) : faultySession;
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
    },
  );
}
