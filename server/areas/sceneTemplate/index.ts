import type { Area } from '../area';
import { sceneTemplateCalls } from './endpoints';
import { findScenesBy } from './search';

export const sceneTemplate = { calls: sceneTemplateCalls, finder: findScenesBy } satisfies Area;
