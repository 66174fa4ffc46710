import { audienceCalls } from '../../../contract/audience/calls';
import type { Handlers } from '../area';
import { estimateAudience } from './estimate';
import { parseNumbers } from './parse';

export const audienceHandlers: Handlers = (on) => {
  on(audienceCalls.estimate, ({ db, body, now }) => estimateAudience(db, body, now), { report: true });
  on(audienceCalls.parse, ({ db, body, now }) => parseNumbers(db, body.text, now));
};
