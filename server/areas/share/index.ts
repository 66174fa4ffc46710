import type { Area } from '../area';
import { shareCalls } from './endpoints';

export const share: Area = { calls: shareCalls };
