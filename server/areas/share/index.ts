import type { Area } from '../area';
import { shareHandlers } from './endpoints';

export const share: Area = { handlers: shareHandlers, demo: () => require('./demo') as typeof import('./demo') };
