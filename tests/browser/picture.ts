import type { Page } from '@playwright/test';

/** A PNG for a file field, as the browser itself writes one. */
export async function picture(page: Page, width: number, height: number) {
  const address = await page.evaluate(
    ([width, height]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  const buffer = Buffer.from(address.split(',')[1] ?? '', 'base64');
  return { name: 'picture.png', mimeType: 'image/png', buffer };
}
