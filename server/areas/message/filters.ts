import { and, eq, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { messageSelection } from '../../../contract/message';
import { between, contains, oneOf } from '../../lib/filters';
import { kindOf } from '../audience';
import { message } from './table';

export type MessageSelection = z.output<typeof messageSelection>;

export const matching = (query: NonNullable<MessageSelection['filter']>) =>
  and(
    query.keyword ? or(contains(message.title, query.keyword), contains(message.body, query.keyword)) : undefined,
    oneOf(message.type, query.type),
    oneOf(message.status, query.status),
    oneOf(kindOf(message.audience), query.to),
    query.byId === undefined ? undefined : eq(message.sysUserId, query.byId),
    ...between(message.sentAt, query.sentAtFrom, query.sentAtTo),
  );
