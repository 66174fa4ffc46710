import type { Area } from '../area';
import { homeHandlers } from './endpoints';

export const home: Area = { handlers: homeHandlers };
