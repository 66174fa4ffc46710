import type { ComponentType } from 'react';
import type { Enum } from '@contract/enum';
import type { SearchHit } from '@contract/search';

/** Types of records that have a screen of their own. */
export type RecordKind = SearchHit['type'] | 'audit';

/** What the house needs to know of a type of record; its area says it, in `record.tsx`. */
export interface RecordType {
  /** The address of a record's screen. */
  path: (id: string) => string;
  /** What stands before its name where its picture isn't known; a person has their initials there. */
  icon: 'person' | ComponentType<{ 'aria-hidden': true }>;
  status: Enum;
  /** Its other fields that hold a value of an enum, as a timeline and a conflict name them. */
  enums: Readonly<Record<string, Enum>>;
  /** It has no name of its own: what stands as its name is a value of this enum. */
  names?: Enum;
  /** What makes a new one, where a person can: the id of its text, and the screen it leads to. */
  create?: { label: string; path: string };
  /** The record in small. */
  Card: ComponentType<{ id: string }>;
}

export type RecordTypes = Readonly<Record<RecordKind, RecordType>>;

/** Every type of record, once the console has told of its areas (`registerRecords`). */
export const kinds = {} as RecordTypes;

export function registerRecords(records: RecordTypes): void {
  Object.assign(kinds, records);
}

export const hasScreen = (type: string): type is RecordKind => Object.hasOwn(kinds, type);
