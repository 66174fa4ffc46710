import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Profile } from '../../config/backEnd';
import { mistakesOf } from '../../config/backEndMistakes';
import { loginCalls } from '../../contract/login/calls';
import type { Options } from './conform';
import { added } from './found';
import { paths } from './schemas';
import { GiveUp } from './signIn';

export const USAGE = `npm run conform -- --base https://api.example.com --account NAME

  --password WORD       or in the environment: FISH_CONFORM_PASSWORD
  --config FILE         a profile to begin with (fish.config.json)
  --login "POST /path"  where one signs in, if it is not the contract's path
  --login-fields a=b    what the sign-in calls its fields: account=username,password=pwd
  --call "A = B"        where a call of the contract is: "POST /fish/admin/user/changeStatus = POST /api/status"
  --zone ZONE           the zone of times that name none, such as Asia/Shanghai
  --origin ORIGIN       where the console stands, if not at the service: then CORS has to allow it
  --write               also tries writes, on records that it makes and removes
  --out FOLDER          where the report and the profile go (conform)`;

export interface Command extends Options {
  out: string;
}

/** What the command line says. @throws GiveUp in a sentence */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Command {
  const { values } = parsed(args);
  const { base = '', account = '', password = env.FISH_CONFORM_PASSWORD ?? '' } = values;
  if (!/^https?:\/\/[^/\s]+/.test(base))
    throw new GiveUp(`--base must be a full address such as https://api.example.com.\n\n${USAGE}`);
  if (!account) throw new GiveUp('--account is missing: the account to sign in with.');
  if (!password) throw new GiveUp('The password is missing: --password, or FISH_CONFORM_PASSWORD in the environment.');
  let profile = values.config ? readProfile(values.config) : {};
  if (values.login) profile = added(profile, { calls: { [loginCalls.account]: values.login } });
  if (values['login-fields']) profile = added(profile, { fields: { login: pairsOf(values['login-fields']) } });
  for (const said of values.call ?? []) {
    const [call = '', place = ''] = said.split('=').map((part) => part.trim());
    profile = added(profile, { calls: { [call]: place } });
  }
  if (values.zone) profile = added(profile, { time: { zone: values.zone } });
  const mistakes = mistakesOf(profile, paths);
  if (mistakes.length) throw new GiveUp(mistakes.join('\n'));
  const { origin, write = false, out = 'conform' } = values;
  return { base: base.replace(/\/+$/, ''), account, password, profile, origin, write, out };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        base: text,
        account: text,
        password: text,
        config: text,
        login: text,
        'login-fields': text,
        call: { ...text, multiple: true },
        zone: text,
        origin: text,
        out: text,
        write: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new GiveUp(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function readProfile(file: string): Profile {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Profile;
  } catch (error) {
    throw new GiveUp(`The file of --config can’t be read as JSON: ${file}. ${(error as Error).message}`);
  }
}

const pairsOf = (text: string) =>
  Object.fromEntries(text.split(',').map((pair) => pair.split('=').map((part) => part.trim())));
