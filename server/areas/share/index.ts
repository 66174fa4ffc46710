import type { Area } from '../area';
import { shareHandlers } from './endpoints';
import { sharesKept } from './kept';

export const share: Area = {
  handlers: shareHandlers,
  kept: [sharesKept],
  demo: () => require('./demo') as typeof import('./demo'),
};
