import { renderHook } from '@testing-library/react';
import type { AuditItem } from '@contract/audit';
import { usePrefetchPictures } from './usePrefetchPictures';

const asked: string[] = [];
const RealImage = window.Image;

beforeAll(() => {
  window.Image = class {
    set src(address: string) {
      asked.push(address);
    }
  } as unknown as typeof Image;
});
afterAll(() => {
  window.Image = RealImage;
});

const item = (image: string | null) => ({ image }) as AuditItem;

test('pictures are fetched before their rows are looked at, each once', () => {
  const { rerender } = renderHook(({ items }) => usePrefetchPictures(items), {
    initialProps: { items: [item('/fish/demo/a.svg'), item(null), item('/fish/demo/b.svg')] },
  });
  rerender({ items: [item('/fish/demo/b.svg'), item('/fish/demo/c.svg')] });
  expect(asked.map((address) => address.slice(address.lastIndexOf('/')))).toEqual(['/a.svg', '/b.svg', '/c.svg']);
});
