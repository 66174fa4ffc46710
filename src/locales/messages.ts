import type messages from './en-US/all';

/** The id of a text of the console; all languages have the same. */
export type MessageId = keyof typeof messages;

/** What follows a prefix and a dot in the ids that begin with both. */
export type MessageIdBelow<Prefix extends string> = Below<MessageId, Prefix>;

type Below<Id, Prefix extends string> = Id extends `${Prefix}.${infer Rest}` ? Rest : never;
