import type { Area } from '../area';
import { homeCalls } from './endpoints';

export const home: Area = { calls: homeCalls };
