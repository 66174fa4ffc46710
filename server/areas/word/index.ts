import type { Area } from '../area';
import { wordCalls } from './endpoints';
import { findWordsBy } from './search';

export const word = { calls: wordCalls, finder: findWordsBy } satisfies Area;
