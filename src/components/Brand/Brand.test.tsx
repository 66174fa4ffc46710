import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Mark } from '.';

test('the favicon shows the mark', () => {
  const shapes = (svg: string) => [...svg.matchAll(/ (?:d|transform|width|rx|r)="([^"]+)"/g)].map(([, value]) => value);
  const favicon = shapes(readFileSync('public/favicon.svg', 'utf8'));
  const { container } = render(<Mark size={32} />);
  expect(favicon.length).toBeGreaterThan(4);
  expect(shapes(container.innerHTML)).toEqual(expect.arrayContaining(favicon));
});
