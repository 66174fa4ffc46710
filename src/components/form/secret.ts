import type { FormInstance } from 'antd';
import { security } from '@config/security';
import type { FieldValues } from './same';

const encrypted = new Set<string>(Object.values(security.encrypted).flat());

/** What may be kept of a form: everything but passwords, by their names and by their inputs. */
export function withoutSecrets(form: FormInstance, values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !encrypted.has(name) && !isPassword(form.getFieldInstance(name)))
      // JSON has no undefined: a field that was emptied would come back full.
      .map(([name, value]) => [name, value ?? null]),
  );
}

/** Also while its text is shown: it still says what it is to the browser's own password store. */
function isPassword(control: unknown): boolean {
  const input = (control as { input?: unknown } | undefined)?.input ?? control;
  return input instanceof HTMLInputElement && (input.type === 'password' || input.autocomplete.endsWith('password'));
}
