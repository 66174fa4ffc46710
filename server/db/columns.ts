import { sql } from 'drizzle-orm';
import { customType, pgSequence } from 'drizzle-orm/pg-core';

/**
 * One sequence for every table, so that ids are unique across all tables. Starts above 2^53, so that tests notice lost
 * digits.
 */
export const recordId = pgSequence('record_id', { startWith: '7200000000000000001' });

/** A 64-bit id that is a string in JavaScript, so that no digit is lost. */
export const idColumn = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: String,
});

export const primaryId = () => idColumn().primaryKey().default(sql`nextval('record_id')`);

/** An instant with milliseconds; in JavaScript an ISO 8601 text in UTC. */
export const instantColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});
