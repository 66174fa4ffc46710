import { parse as parseText } from '@formatjs/icu-messageformat-parser';

/**
 * In place of `intl-messageformat-parser`, which a generator made and which takes long to start: its successor, with the
 * names that react-intl calls.
 */
export const parse = (text: string) => parseText(text, { ignoreTag: true, captureLocation: false });
export * from '@formatjs/icu-messageformat-parser';
export {
  parseDateTimeSkeleton,
  parseNumberSkeleton as convertNumberSkeletonToNumberFormatOptions,
} from '@formatjs/icu-skeleton-parser';
