import type { Area } from '../area';
import { shareHandlers } from './endpoints';
import { sharesKept } from './kept';
import { signUpsKept } from './keptSignUps';

export const share: Area = {
  handlers: shareHandlers,
  kept: [sharesKept, signUpsKept],
  demo: () => require('./demo') as typeof import('./demo'),
};
