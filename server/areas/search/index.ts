import type { Area } from '../area';
import { searchHandlers } from './endpoints';

export const search: Area = { handlers: searchHandlers };
