import type { Area } from '../area';
import { searchCalls } from './endpoints';

export const search: Area = { calls: searchCalls };
