import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import type { Choice, RecordSource } from '@/components/RecordSelect/source';
import { type CallOptions, call } from '@/request';

export const sceneSource: RecordSource = {
  name: 'scene',
  call: sceneTemplateCalls.list,
  find: (keyword, options) => findScenes({ keyword: keyword || undefined }, options),
  one: async (id, options) => sceneChoice(await call(sceneTemplateCalls.detail, { id }, options)),
};

/** Scenes that a new room can use. */
export const onlineSceneSource: RecordSource = {
  ...sceneSource,
  name: 'online scene',
  find: (keyword, options) => findScenes({ keyword: keyword || undefined, status: ['online'] }, options),
};

async function findScenes(filter: { keyword?: string; status?: ['online'] }, options: CallOptions) {
  const input = { ...filter, pageSize: 50, sort: 'sort', order: 'ascend' } as const;
  return (await call(sceneTemplateCalls.list, input, options)).list.map(sceneChoice);
}

const sceneChoice = ({ id, name }: { id: string; name: string }): Choice => ({ id, title: name });
