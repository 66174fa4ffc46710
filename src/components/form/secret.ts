import type { FormInstance } from 'antd';
import { reference } from '@config/backEnd';
import type { FieldValues } from './same';

const encrypted = new Set(Object.values(reference.encrypted).flatMap((fields) => Object.keys(fields)));

/** The values without passwords, found by field name and by input type. */
export function withoutSecrets(form: FormInstance, values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !encrypted.has(name) && !isPassword(form.getFieldInstance(name)))
      // JSON drops undefined, and a cleared field would be restored with its old value.
      .map(([name, value]) => [name, value ?? null]),
  );
}

/** A visible password is an ordinary text input, but its `autocomplete` still says password. */
function isPassword(control: unknown): boolean {
  const input = (control as { input?: unknown } | undefined)?.input ?? control;
  return input instanceof HTMLInputElement && (input.type === 'password' || input.autocomplete.endsWith('password'));
}
