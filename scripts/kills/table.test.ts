import { withRun } from './table';

test('a run takes the place of the last one in the document, and is added to one without', () => {
  const first = withRun('# Kills\n\nWhat happens.\n', 'the first');
  expect(first).toBe('# Kills\n\nWhat happens.\n\n## What a whole run found\nthe first\n');
  expect(withRun(first, 'the second')).toBe(first.replace('the first', 'the second'));
});
