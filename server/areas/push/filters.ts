import { and, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { pushQuery } from '../../../contract/push';
import { between, contains, equal, oneOf } from '../../lib/filters';
import { kindOf } from '../audience';
import { push } from './table';

export const matching = (query: z.output<typeof pushQuery>) =>
  and(
    query.keyword ? or(contains(push.title, query.keyword), contains(push.body, query.keyword)) : undefined,
    oneOf(push.status, query.status),
    oneOf(kindOf(push.audience), query.to),
    equal(push.sysUserId, query.byId),
    ...between(push.scheduledAt, query.scheduledAtFrom, query.scheduledAtTo),
    ...between(push.startedAt, query.startedAtFrom, query.startedAtTo),
  );
