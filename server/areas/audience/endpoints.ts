import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { estimateAudience } from './estimate';
import { parseNumbers } from './parse';

export const audienceCalls: Calls = (on) => {
  on(paths.audience.estimate, ({ db, body, now }) => estimateAudience(db, body, now));
  on(paths.audience.parse, ({ db, body, now }) => parseNumbers(db, body.text, now));
};
