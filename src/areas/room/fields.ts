import { recommendedMark, roomCategory, roomStatus } from '@contract/room/enums';
import { sceneSource } from '@/areas/sceneTemplate';
import type { FilterField } from '@/components/list/fields';

export const roomSearch = { type: 'text', name: 'keyword', label: 'room.search' } as const satisfies FilterField;

export const roomStatusField = {
  type: 'choices',
  name: 'status',
  label: 'room.status',
  options: roomStatus,
} as const satisfies FilterField;

export const moreRoomFields = [
  { type: 'choices', name: 'category', label: 'room.category', options: roomCategory },
  { type: 'record', name: 'sceneId', label: 'room.scene', source: sceneSource },
  { type: 'days', name: 'starts', label: 'room.startsAt' },
  { type: 'choices', name: 'recommended', label: 'room.recommended', options: recommendedMark, single: true },
] as const satisfies readonly FilterField[];

export const roomSorts = ['startsAt', 'number', 'title', 'online', 'capacity', 'endsAt', 'createdAt'] as const;
