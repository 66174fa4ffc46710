import { recommendedMark, roomCategory, roomStatus } from '@contract/room/enums';
import type { FilterField } from '@/components/list/fields';
import { sceneSource } from '@/components/RecordSelect/source';

/** What every list of rooms can be searched, filtered and sorted by. */
export const search = { type: 'text', name: 'keyword', label: 'room.search' } as const satisfies FilterField;

export const status = {
  type: 'choices',
  name: 'status',
  label: 'room.status',
  options: roomStatus,
} as const satisfies FilterField;

export const moreFields = [
  { type: 'choices', name: 'category', label: 'room.category', options: roomCategory },
  { type: 'record', name: 'sceneId', label: 'room.scene', source: sceneSource },
  { type: 'days', name: 'starts', label: 'room.startsAt' },
  { type: 'choices', name: 'recommended', label: 'room.recommended', options: recommendedMark, single: true },
] as const satisfies readonly FilterField[];

export const sorts = ['startsAt', 'number', 'title', 'online', 'capacity', 'endsAt', 'createdAt'] as const;
