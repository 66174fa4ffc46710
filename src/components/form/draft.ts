import type { FormInstance } from 'antd';
import { isObject } from '@/components/draft/storage';
import { differs, type FieldValues } from './same';
import { withoutSecrets } from './secret';

/** The values that a form started from, and the version of the record. */
export interface Read {
  values: FieldValues;
  version?: number;
}

interface Draft {
  values: FieldValues;
  read: Read;
}

export function draftOf(form: FormInstance, read: Read, unkept: readonly string[] = []): Draft | undefined {
  const fields = Object.entries<unknown>(form.getFieldsValue()).filter(([name]) => !unkept.includes(name));
  const values = withoutSecrets(form, Object.fromEntries(fields));
  if (!differs(read.values, values)) return undefined;
  const started = Object.keys(values).map((name) => [name, read.values[name]]);
  return { values, read: { values: Object.fromEntries(started), version: read.version } };
}

/** What the form held. A field that was never filled in has no value again: JSON made it null, which forms do not expect. */
export function valuesOfDraft({ values, read }: Draft): FieldValues {
  const wasNever = (name: string) => values[name] === null && read.values[name] === undefined;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wasNever(name) ? undefined : value]));
}

export function isDraft(value: unknown): value is Draft {
  if (!isObject(value) || !isObject(value.values) || !isObject(value.read)) return false;
  const { values, version } = value.read;
  if (!isObject(values) || (version !== undefined && typeof version !== 'number')) return false;
  return [...Object.values(values), ...Object.values(value.values)].every(isFieldValue);
}

/** Values that survive JSON: a text, a number, a boolean, null, or a list of them. */
function isFieldValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each !== 'object');
  return typeof value !== 'object' || value === null;
}
