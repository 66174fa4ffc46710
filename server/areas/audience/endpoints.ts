import { audienceCalls } from '../../../contract/audience/calls';
import type { Handlers } from '../area';
import { estimateAudience } from './estimate';
import { parseNumbers } from './parse';
import { createSaved, findSaved, listSaved, removeSaved, updateSaved } from './saved';

export const audienceHandlers: Handlers = (on) => {
  on(audienceCalls.estimate, ({ db, body, now }) => estimateAudience(db, body, now), { report: true });
  on(audienceCalls.parse, ({ db, body, now }) => parseNumbers(db, body.text, now));
  on(audienceCalls.list, async ({ db }) => ({ list: await listSaved(db) }));
  on(audienceCalls.detail, ({ db, query }) => findSaved(db, query.id));

  on(audienceCalls.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createSaved(db, actor, body) : updateSaved(db, actor, body.id, body),
  );
  on(audienceCalls.remove, ({ body, db, ...actor }) => removeSaved(db, actor, body));
};
