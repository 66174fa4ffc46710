import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unreachable } from './client';
import { conform, type Report } from './conform';
import { page } from './html';
import { readOptions } from './options';
import { GiveUp } from './signIn';
import { lines } from './text';

/** `npm run conform`: what a service does otherwise than the contract says, and the profile that bridges it. */
async function main(): Promise<void> {
  const { out, ...options } = readOptions(process.argv.slice(2), process.env);
  const report = await conform(options);
  write(out, report);
  process.stdout.write(`${lines(report, out).join('\n')}\n`);
  process.exitCode = report.whole ? 0 : 1;
}

function write(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  const { profile, ...others } = report;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  writeFileSync(join(folder, 'fish.config.json'), json(profile));
  writeFileSync(join(folder, 'report.json'), json({ ...others, profile }));
  writeFileSync(join(folder, 'report.html'), page(report));
}

main().catch((error: unknown) => {
  const isPlain = error instanceof GiveUp || error instanceof Unreachable;
  process.stderr.write(`${isPlain ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
});
