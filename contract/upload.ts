import { z } from 'zod';
import { endpoints } from './base';
import { uploadCalls } from './upload.calls';

/** An image that was uploaded here; never an address of another origin. */
export const imageUrl = z.string().regex(/^\/fish\/(uploads|demo)\/[\w.-]{1,120}$/);

export const upload = endpoints({
  [uploadCalls.image]: {
    summary:
      'Upload a whole PNG, JPEG or WebP of at most 5 MB and 40 million pixels; the type is read from the content.',
    upload: true,
    data: z.object({ url: imageUrl, width: z.int(), height: z.int(), bytes: z.int() }),
  },
});
