import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, version } from '../base';
import { valuesOf } from '../enum';
import { paths } from '../paths';
import { roomStatus } from '../room/enums';
import { imageUrl } from '../upload';
import { LEVEL_MAX } from '../user/enums';
import { SCENE_CAPACITY_MAX, SCENE_DESCRIPTION_MAX, SCENE_NAME_MAX, sceneStatus, sceneTheme } from './enums';

const status = z.enum(valuesOf(sceneStatus));
const theme = z.enum(valuesOf(sceneTheme));

/** What an operator writes about a blessed land. */
const written = z.object({
  name: z.string().trim().min(1).max(SCENE_NAME_MAX),
  theme,
  cover: imageUrl,
  capacity: z.int().min(1).max(SCENE_CAPACITY_MAX),
  unlockLevel: z.int().min(1).max(LEVEL_MAX),
  description: z.string().trim().max(SCENE_DESCRIPTION_MAX).default(''),
});

/** A blessed land: the scene a room takes place in. */
export const sceneTemplate = z.object({
  id,
  ...written.shape,
  description: z.string(),
  status,
  /** Exactly one is the default, and it is online. */
  isDefault: z.boolean(),
  /** Place in the order, from 1. */
  sort: z.int(),
  /** Rooms in it that have not ended. */
  usedBy: z.int(),
  createdAt: instant,
  updatedAt: instant,
  version,
});
export type SceneTemplate = z.infer<typeof sceneTemplate>;

export const sceneTemplateQuery = pageQuery(['sort', 'name', 'capacity', 'unlockLevel', 'usedBy', 'updatedAt'], {
  /** Part of the name. */
  keyword: z.string().trim().max(100).optional(),
  status: anyOf(status),
  theme: anyOf(theme),
});

export const sceneTemplateForm = written.extend({ id: id.optional(), version: version.optional() });

export const sceneRoom = z.object({
  id,
  number: z.int(),
  title: z.string(),
  /** An activity room, or a self-built one. */
  kind: z.enum(['activity', 'people']),
  status: z.enum(valuesOf(roomStatus)),
  startsAt: instant,
  endsAt: instant,
});
export type SceneRoom = z.infer<typeof sceneRoom>;

export const sceneTemplateEndpoints = endpoints({
  [paths.sceneTemplate.list]: {
    summary: 'Blessed lands, paged, in their order.',
    query: sceneTemplateQuery,
    data: page(sceneTemplate),
  },
  [paths.sceneTemplate.detail]: { summary: 'One blessed land.', query: byId, data: sceneTemplate },
  [paths.sceneTemplate.modify]: {
    summary: 'Create a draft (without id) or update (with id and the version it was read at).',
    body: sceneTemplateForm,
    data: sceneTemplate,
  },
  [paths.sceneTemplate.clone]: { summary: 'A draft copy at the end of the order.', body: byId, data: sceneTemplate },
  [paths.sceneTemplate.changeStatus]: {
    summary: 'Publish (online) or withdraw (offline). The default one and one in use can’t be withdrawn.',
    body: z.object({ id, status: z.enum(['online', 'offline']), reason: reason.optional() }),
    data: sceneTemplate,
  },
  [paths.sceneTemplate.makeDefault]: {
    summary: 'Make an online one the default instead of the present one.',
    body: byId,
    data: sceneTemplate,
  },
  [paths.sceneTemplate.reorder]: {
    summary: 'The whole order at once. Refused with 10409 if one was added or removed meanwhile.',
    body: z.object({ ids: z.array(id).min(1).max(1000) }),
    data: z.array(id),
  },
  [paths.sceneTemplate.rooms]: {
    summary: 'Rooms in a blessed land, newest first.',
    query: pageQuery(['startsAt'], { id }),
    data: page(sceneRoom),
  },
});
