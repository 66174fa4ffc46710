import type { Area } from '../area';
import { teacherCalls } from './endpoints';

export const teacher: Area = { calls: teacherCalls };
