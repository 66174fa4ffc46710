import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, version } from '../base';
import { valuesOf } from '../enum';
import { roomStatus } from '../room/enums';
import { imageUrl } from '../upload';
import { LEVEL_MAX } from '../user/enums';
import { sceneTemplateCalls } from './calls';
import { SCENE_CAPACITY_MAX, SCENE_DESCRIPTION_MAX, SCENE_NAME_MAX, sceneStatus, sceneTheme } from './enums';

const status = z.enum(valuesOf(sceneStatus));
const theme = z.enum(valuesOf(sceneTheme));

const written = z.object({
  name: z.string().trim().min(1).max(SCENE_NAME_MAX),
  theme,
  cover: imageUrl,
  capacity: z.int().min(1).max(SCENE_CAPACITY_MAX),
  unlockLevel: z.int().min(1).max(LEVEL_MAX),
  description: z.string().trim().max(SCENE_DESCRIPTION_MAX).default(''),
});

/** A blessed land: the scene a room takes place in. */
const sceneTemplate = z.object({
  id,
  ...written.shape,
  description: z.string(),
  status,
  /** Exactly one is the default, and it is always online. */
  isDefault: z.boolean(),
  /** Position in the order, from 1. */
  sort: z.int(),
  /** Rooms that use it and have not ended. */
  usedBy: z.int(),
  createdAt: instant,
  updatedAt: instant,
  version,
});
export type SceneTemplate = z.infer<typeof sceneTemplate>;

export const sceneTemplateQuery = pageQuery(['sort', 'name', 'capacity', 'unlockLevel', 'usedBy', 'updatedAt'], {
  keyword: z.string().trim().max(100).optional(),
  status: anyOf(status),
  theme: anyOf(theme),
});

const sceneTemplateForm = written.extend({ id: id.optional(), version: version.optional() });

const sceneRoom = z.object({
  id,
  number: z.int(),
  title: z.string(),
  kind: z.enum(['activity', 'people']),
  status: z.enum(valuesOf(roomStatus)),
  startsAt: instant,
  endsAt: instant,
});
export type SceneRoom = z.infer<typeof sceneRoom>;

export const sceneTemplateEndpoints = endpoints({
  [sceneTemplateCalls.list]: {
    summary: 'Blessed lands, paged, in their order.',
    query: sceneTemplateQuery,
    data: page(sceneTemplate),
  },
  [sceneTemplateCalls.detail]: { summary: 'One blessed land.', query: byId, data: sceneTemplate },
  [sceneTemplateCalls.modify]: {
    summary: 'Create a draft (without id) or update (with id and the version it was read at).',
    body: sceneTemplateForm,
    data: sceneTemplate,
  },
  [sceneTemplateCalls.clone]: { summary: 'A draft copy at the end of the order.', body: byId, data: sceneTemplate },
  [sceneTemplateCalls.changeStatus]: {
    summary: 'Publish (online) or withdraw (offline). The default one and one in use can’t be withdrawn.',
    body: z.object({ id, status: z.enum(['online', 'offline']), reason: reason.optional() }),
    data: sceneTemplate,
  },
  [sceneTemplateCalls.makeDefault]: {
    summary: 'Make an online one the default instead of the present one.',
    body: byId,
    data: sceneTemplate,
  },
  [sceneTemplateCalls.reorder]: {
    summary: 'The whole order at once. Refused with 10409 if one was added or removed meanwhile.',
    body: z.object({ ids: z.array(id).min(1).max(1000) }),
    data: z.array(id),
  },
  [sceneTemplateCalls.rooms]: {
    summary: 'Rooms in a blessed land, newest first.',
    query: pageQuery(['startsAt'], { id, status: anyOf(z.enum(valuesOf(roomStatus))) }),
    data: page(sceneRoom),
  },
});
