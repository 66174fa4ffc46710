import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Adds each case that has ended to the file FISH_FAULTS_FOUND, so that `npm run faults` can go on after it was cut. */
export default class FoundReporter implements Reporter {
  onTestEnd({ title }: TestCase, { status, duration }: TestResult): void {
    const { FISH_FAULTS_FOUND: file = '', FISH_FAULTS_BUILD: build } = process.env;
    if (status === 'interrupted') return;
    appendFileSync(file, `${JSON.stringify({ title, held: status === 'passed', duration, build })}\n`);
  }
}
