import type { Area } from '../area';
import { wordHandlers } from './endpoints';
import { findWordsBy } from './search';

export const word = {
  handlers: wordHandlers,
  finder: findWordsBy,
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;

export { currentMatcher } from './current';
export { firstWords, insertFirstWords } from './firstWords';
export { createMatcher } from './matcher';
export { countHits, screen, takingIn } from './screen';
