import { parse as parseText } from '@formatjs/icu-messageformat-parser';

/**
 * In place of the generated parser of `intl-messageformat-parser`, which takes a third of the time that react-intl and
 * umi need to start: its successor, by hand, with the names that react-intl calls.
 */
export const parse = (text: string) => parseText(text, { ignoreTag: true, captureLocation: false });
export * from '@formatjs/icu-messageformat-parser';
export {
  parseDateTimeSkeleton,
  parseNumberSkeleton as convertNumberSkeletonToNumberFormatOptions,
} from '@formatjs/icu-skeleton-parser';
