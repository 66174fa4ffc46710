import type { Area } from '../area';
import { audienceCalls } from './endpoints';

export const audience: Area = { calls: audienceCalls };
