import type { SceneTemplate } from '../../../contract/sceneTemplate';
import { LEVEL_MAX } from '../../../contract/user/enums';
import { coverOf } from '../../db/demo/picture';
import type { Demo, World } from '../../db/demo/world';
import { sceneTemplate } from './table';

type Theme = SceneTemplate['theme'];
type SceneRow = typeof sceneTemplate.$inferInsert & { id: string };

const scenes: readonly (readonly [name: string, theme: Theme, status: SceneTemplate['status']])[] = [
  ['竹林清晨', 'forest', 'online'],
  ['Lake at first light', 'lake', 'online'],
  ['古寺钟声', 'temple', 'online'],
  ['Field of stars', 'starry', 'online'],
  ['元宵灯会', 'festival', 'online'],
  ['Rooftop terrace', 'city', 'online'],
  ['松间小径', 'forest', 'online'],
  ['月下荷塘', 'lake', 'online'],
  ['Temple garden in the rain', 'temple', 'online'],
  ['银河营地', 'starry', 'online'],
  ['Spring festival square', 'festival', 'online'],
  ['深夜书店', 'city', 'online'],
  ['Moss valley', 'forest', 'online'],
  ['芦苇渡口', 'lake', 'online'],
  ['Northern lights', 'starry', 'online'],
  ['老城茶馆', 'city', 'online'],
  ['枫叶山谷', 'forest', 'draft'],
  ['Frozen lake', 'lake', 'draft'],
  ['山顶佛塔', 'temple', 'draft'],
  ['流星雨', 'starry', 'draft'],
  ['Harbour at night', 'city', 'draft'],
  ['中秋赏月', 'festival', 'offline'],
  ['Winter market', 'festival', 'offline'],
  ['旧车站', 'city', 'offline'],
];

export const demo: Demo = {
  order: 2,
  make(world) {
    const rows = scenes.map(([name, theme, status], index) => makeScene(world, name, theme, status, index));
    world.add(sceneTemplate, rows);
  },
};

function makeScene(world: World, name: string, theme: Theme, status: SceneRow['status'], index: number): SceneRow {
  const { random } = world;
  const createdAt = world.daysAgo(90 - index * 3);
  return {
    id: world.nextId(),
    name,
    theme,
    cover: coverOf(theme, index + 1),
    capacity: random.pick([8, 12, 20, 50, 100, 500]),
    unlockLevel: index < 8 ? 1 : random.integer(2, LEVEL_MAX),
    description: `${name} · ${random.pick(['适合安静的夜谈。', 'Made for slow conversations.', '节日限定场景。', 'For larger gatherings.'])}`,
    status,
    isDefault: index === 0,
    sort: index + 1,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}
