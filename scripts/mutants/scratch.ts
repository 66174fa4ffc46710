import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Mutant, mutate } from './mutant';

/** A copy of the working tree in a temporary folder. */
export interface Scratch {
  folder: string;
  /** Breaks a guard and returns a function that restores it. */
  apply(mutant: Mutant): () => void;
  remove(): void;
}

/** Copies tracked and untracked files, without ignored ones; the packages are linked. */
export function openScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'fish-mutants-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of files) {
    if (!file || !existsSync(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  // A junction needs no special permission on Windows; other systems ignore the type.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    apply(mutant) {
      const path = join(folder, mutant.file);
      const whole = readFileSync(path, 'utf8');
      writeFileSync(path, mutate(whole, mutant));
      return () => writeFileSync(path, whole);
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
