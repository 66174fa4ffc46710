import type { AuditItem } from '../../../../contract/audit';
import type { Submission } from '../enter';

export interface Change<Row = Record<string, unknown>> {
  before: Partial<Row>;
  after: Partial<Row>;
}

/** The fields of `next` that differ from the row; undefined if none does. */
export function changeOf<Row extends object>(row: Row, next: Partial<Row>): Change<Row> | undefined {
  const fields = (Object.keys(next) as (keyof Row)[]).filter((field) => next[field] !== row[field]);
  const only = (of: Partial<Row>) => Object.fromEntries(fields.map((field) => [field, of[field]])) as Partial<Row>;
  return fields.length > 0 ? { before: only(row), after: only(next) } : undefined;
}

export interface Verdict {
  decision: 'approved' | 'rejected';
  /** The reason as text, which the submitter reads. */
  words: string;
  /** The decision that this one reverses; absent for a first decision. */
  corrects?: {
    /** Texts that the rejection may have written as its reason. */
    words: string[];
    /** Whether newer content was submitted in the meantime. */
    outdated: boolean;
  };
  item: Pick<AuditItem, 'title' | 'image' | 'previous'>;
}

/** The record of an item, locked until the transaction ends. */
export interface Held {
  type: AuditItem['target']['type'];
  id: string;
  name: string;
  userId: string;
  /** The content to decide about when the record is submitted unchanged. */
  content: Pick<Submission, 'title' | 'text' | 'image'>;
  /** Stores what the app sent, before it is audited. @throws `10422` */
  submit(value?: string): Promise<Change | undefined>;
  /** Carries out a decision; undefined when the record does not change. */
  decide(verdict: Verdict): Promise<Change | undefined>;
}
