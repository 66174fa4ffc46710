import { readFileSync } from 'node:fs';
import { OperatorError } from './operatorError';

export type Environment = Record<string, string | undefined>;

/**
 * The environment, in which every setting may also stand in a file, as containers and systemd hand out secrets:
 * `DATABASE_URL_FILE=/run/secrets/database-url` is as good as a `DATABASE_URL` with what is in it. A line break at its
 * end is not part of it.
 * @throws OperatorError when such a setting is read, if its file can't be read, is empty, or the setting is there as
 * well
 */
export function withSettingFiles(env: Environment): Environment {
  return new Proxy(env, { get: (_, name) => settingOf(env, String(name)) });
}

function settingOf(env: Environment, name: string): string | undefined {
  const variable = `${name}_FILE`;
  const file = env[variable];
  if (!file) {
    return env[name];
  }
  if (env[name]) {
    throw new OperatorError(`${name} and ${variable} are both set: one of them must go.`);
  }
  const text = read(variable, file).replace(/\r?\n$/, '');
  if (!text) {
    throw new OperatorError(`The file of ${variable} is empty: ${file}`);
  }
  return text;
}

function read(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new OperatorError(`The file of ${variable} can’t be read: ${file}`);
  }
}
