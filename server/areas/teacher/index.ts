import type { Area } from '../area';
import { teacherHandlers } from './endpoints';

export const teacher: Area = { handlers: teacherHandlers };
