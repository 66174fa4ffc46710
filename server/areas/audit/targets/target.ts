import type { AuditItem } from '../../../../contract/audit';
import type { Submission } from '../enter';

/** The fields of a record that change, before and after. */
export interface Change<Row = Record<string, unknown>> {
  before: Partial<Row>;
  after: Partial<Row>;
}

/** Only what differs of `next` from the row; undefined when nothing does. */
export function changeOf<Row extends object>(row: Row, next: Partial<Row>): Change<Row> | undefined {
  const fields = (Object.keys(next) as (keyof Row)[]).filter((field) => next[field] !== row[field]);
  const only = (of: Partial<Row>) => Object.fromEntries(fields.map((field) => [field, of[field]])) as Partial<Row>;
  return fields.length > 0 ? { before: only(row), after: only(next) } : undefined;
}

/** A decision, as far as the record is concerned. */
export interface Verdict {
  decision: 'approved' | 'rejected';
  /** The reason in words; what the submitter reads. */
  words: string;
  /** The decision that this one turns round. Absent when it is the first. */
  corrects?: {
    /** What that rejection may have written as its reason. */
    words: string[];
    /** Whether something was submitted in its place meanwhile. */
    outdated: boolean;
  };
  item: Pick<AuditItem, 'title' | 'image' | 'previous'>;
}

/** The record that an item stands on, held until the transaction ends. */
export interface Held {
  type: AuditItem['target']['type'];
  id: string;
  name: string;
  userId: string;
  /** What waits for a decision when it is submitted as it is. */
  content: Pick<Submission, 'title' | 'text' | 'image'>;
  /** Takes what the app sent in, before it is audited. @throws `10422` */
  submit(value?: string): Promise<Change | undefined>;
  /** Carries out a decision; undefined when the record stays as it is. */
  decide(verdict: Verdict): Promise<Change | undefined>;
}
