import type { Area } from '../area';
import { shelfCalls } from './endpoints';

export const shelf: Area = { calls: shelfCalls };
