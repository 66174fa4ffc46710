import { type ParseArgsConfig, parseArgs } from 'node:util';
import { readConfig } from '../config';
import { openUploads } from '../db/open';
import { explain, OperatorError } from '../operatorError';
import { admin } from './admin';
import { backup, checkFile, move, restoreFile, uploadsOf } from './commands';

const USAGE = `Usage, with the settings of npm run serve:
  npm run backup -- FILE                 writes all records and pictures, also while servers run
  npm run backup -- --check FILE         reads a backup to its end and compares its sums
  npm run restore -- FILE [--replace]    into an empty database; --replace deletes what is there
  npm run move -- --from X --to Y        between data folders and PostgreSQL addresses, while no server runs;
                                         [--from-uploads U] [--to-uploads U], folders or s3://bucket/prefix
  npm run admin -- create NAME           a new admin, whose password is made up and printed
  npm run admin -- reset NAME            a new password for an admin, who is enabled and signed out everywhere`;

/** Said, and followed by how to use the command; exit code 2. */
class UsageError extends Error {}

const say = (line: string) => void process.stderr.write(`${line}\n`);

const options = {
  check: { type: 'boolean' },
  replace: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  'from-uploads': { type: 'string' },
  'to-uploads': { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

function here() {
  const config = readConfig(process.env);
  const place = config.databaseUrl ?? config.data;
  if (place === 'memory') throw new OperatorError('FISH_DATA is memory: nothing is kept there.');
  return { place, uploads: openUploads(config.uploads) };
}

async function run([command, ...args]: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [first, second] = positionals;
  if (command === 'backup' && first) {
    return values.check ? checkFile(first, say) : backup(here(), first, say);
  }
  if (command === 'restore' && first) {
    return restoreFile(here(), first, values.replace ?? false, say);
  }
  if (command === 'move' && values.from && values.to) {
    const { from, to } = values;
    const { uploads } = here();
    const fromUploads = uploadsOf(from, values['from-uploads'], uploads, process.env);
    const toUploads = uploadsOf(to, values['to-uploads'], uploads, process.env);
    return move({ from, to, fromUploads, toUploads }, say);
  }
  if (command === 'admin' && (first === 'create' || first === 'reset') && second) {
    const { place } = here();
    process.stdout.write(`${await admin(place, first, second)}\n`);
    return;
  }
  throw new UsageError(`What is to be done? ${command ?? ''} ${args.join(' ')}`.trim());
}

const isUsage = (error: unknown) =>
  error instanceof UsageError || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(isUsage(error) ? `${(error as Error).message}\n${USAGE}\n` : `${explain(error)}\n`);
  process.exitCode = isUsage(error) ? 2 : 1;
});
