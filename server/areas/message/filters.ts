import { and, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { messageSelection } from '../../../contract/message';
import { delivery, deliveryJob } from '../../delivery/table';
import { between, contains, equal, oneOf } from '../../lib/filters';
import { kindOf } from '../audience';
import { message } from './table';

export type MessageSelection = z.output<typeof messageSelection>;

const sentTo = (userId: string) =>
  sql`${message.id} in (select ${deliveryJob.targetId} from ${deliveryJob}
    inner join ${delivery} on ${delivery.jobId} = ${deliveryJob.id} where ${delivery.userId} = ${userId} and ${delivery.state} <> 'skipped')`;

export const matching = (query: NonNullable<MessageSelection['filter']>) =>
  and(
    query.keyword ? or(contains(message.title, query.keyword), contains(message.body, query.keyword)) : undefined,
    oneOf(message.type, query.type),
    oneOf(message.status, query.status),
    oneOf(kindOf(message.audience), query.to),
    equal(message.sysUserId, query.byId),
    query.recipientId === undefined ? undefined : sentTo(query.recipientId),
    ...between(message.sentAt, query.sentAtFrom, query.sentAtTo),
  );
