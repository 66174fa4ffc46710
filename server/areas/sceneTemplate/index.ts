import type { Area } from '../area';
import { sceneTemplateHandlers } from './endpoints';
import { findScenesBy } from './search';

export const sceneTemplate = {
  handlers: sceneTemplateHandlers,
  finder: findScenesBy,
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;
