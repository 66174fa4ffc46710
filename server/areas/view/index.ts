import type { Area } from '../area';
import { viewCalls } from './endpoints';

export const view: Area = { calls: viewCalls };
