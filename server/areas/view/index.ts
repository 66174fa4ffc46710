import type { Area } from '../area';
import { viewHandlers } from './endpoints';

export const view: Area = { handlers: viewHandlers };
