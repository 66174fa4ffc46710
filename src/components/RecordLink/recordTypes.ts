import type { ComponentType } from 'react';
import type { Enum } from '@contract/enum';
import type { Path } from '@contract/index';
import type { Operation } from '@contract/operation';
import type { MessageId } from '@/locales/messages';

/** What shared components need to know of a type of record; each area defines it in `record.tsx`. */
export interface RecordType {
  path: (id: string) => string;
  /** The icon without a picture; for a person, their initials. */
  icon: 'person' | ComponentType<{ 'aria-hidden': true }>;
  status: Enum;
  /** Other fields with values of an enum, as timelines and conflicts name them. */
  enums: Readonly<Record<string, Enum>>;
  /** Fields that the reason of such an operation says already. */
  inReason?: Readonly<Partial<Record<Operation['action'], readonly string[]>>>;
  /** For records without a name: their name is a value of this enum. */
  names?: Enum;
  /** For records whose subtitle is a level: the text with it. */
  ofLevel?: MessageId;
  /** For types that an operator can create: the text's id, the screen, and the call. */
  create?: { label: MessageId; path: string; call: Path };
  Card: ComponentType<{ id: string }>;
}

/** Types of records with their own screen, by area; filled in `src/areas/index.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the areas are known
export interface RecordTypes {}

export type RecordTypeName = keyof RecordTypes;

/** Filled once by `registerRecords`. */
export const recordTypes = {} as Readonly<Record<RecordTypeName, RecordType>>;

export function registerRecords(records: Readonly<Record<RecordTypeName, RecordType>>): void {
  Object.assign(recordTypes, records);
}

export const hasScreen = (type: string): type is RecordTypeName => Object.hasOwn(recordTypes, type);
