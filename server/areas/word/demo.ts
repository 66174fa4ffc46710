import type { Word } from '../../../contract/word';
import type { WordTag } from '../../../contract/word/enums';
import { operatorIds } from '../../db/demo/operators';
import type { Demo, Row, World } from '../../db/demo/world';
import { DAY_MS, shift } from '../../lib/time';
import { auditItem } from '../audit/table';
import { operation } from '../operation/table';
import { firstWords } from './firstWords';
import { foldWord } from './matcher';
import { sensitiveWord } from './table';

/** The first words come right after the audit queue that refers to them. */
export const demo: readonly Demo[] = [
  { order: 8, make: (world) => world.add(sensitiveWord, makeFirstWords(world, world.rows(auditItem))) },
  {
    order: 13,
    make(world) {
      const { words, operations } = makeWords(world, operatorIds(world));
      world.add(sensitiveWord, words);
      world.add(operation, operations);
    },
  },
];

type WordRow = typeof sensitiveWord.$inferSelect;
type OperationRow = typeof operation.$inferInsert;

/** Each beginning is combined with each ending. */
interface Family {
  tags: WordTag[];
  action: Word['action'];
  replacement?: string;
  beginnings: readonly string[];
  endings?: readonly string[];
}

const families: readonly Family[] = [
  {
    tags: ['gambling'],
    action: 'block',
    beginnings: ['百家乐', '老虎机', '时时彩', '六合彩', '炸金花', '网络赌球', '真人荷官', '北京赛车', '线上棋牌'],
    endings: ['', '平台', '代理', '*下注', '*包赢'],
  },
  {
    tags: ['contact', 'advert'],
    action: 'mask',
    beginnings: ['加*薇信', '加*V信', '加*威信', '加*扣扣', '加*电报', '找*客服号', '私*联系方式', '进*粉丝群'],
    endings: ['', '领福利', '拿资料'],
  },
  {
    tags: ['fraud'],
    action: 'block',
    beginnings: [
      '跑分',
      '洗钱',
      '杀猪盘',
      '套现',
      '无抵押贷款',
      '黑户贷款',
      '刷信誉',
      '解冻金',
      '高额返利',
      '内幕消息',
    ],
    endings: ['', '日结', '通道', '教程'],
  },
  {
    tags: ['advert'],
    action: 'audit',
    beginnings: ['代打', '代练', '陪玩', '代购', '外挂', '账号出租', '低价充值', '涨粉', '刷赞', '刷礼物'],
    endings: ['', '接单', '工作室', '*优惠'],
  },
  {
    tags: ['insult'],
    action: 'mask',
    beginnings: ['白痴', '蠢货', '废物东西', '滚出去', '神经病', '不要脸', '脑残', '垃圾玩家', '丑八怪'],
  },
  {
    tags: ['insult'],
    action: 'mask',
    replacement: '[…]',
    beginnings: ['shut up you', 'you loser', 'piece of trash', 'dumbass', 'go to hell', 'moron'],
  },
  {
    tags: ['impostor'],
    action: 'audit',
    beginnings: ['官方', '平台', '系统', '运营', 'official', 'staff'],
    endings: ['管理员', '工作人员', '审核员', '抽奖中心', '*support'],
  },
  {
    tags: ['sexual'],
    action: 'block',
    beginnings: ['裸聊', '约炮', '成人视频', '色情直播', '福利姬', '援交'],
    endings: ['', '上门', '*资源', '同城'],
  },
  {
    tags: ['drugs'],
    action: 'block',
    beginnings: ['冰毒', '摇头丸', '迷药', '笑气', '听话水'],
    endings: ['', '出售', '*货到付款'],
  },
  {
    tags: ['violence'],
    action: 'audit',
    beginnings: ['弄死你', '打断你的腿', '人肉搜索', '砍人', '报复社会', 'kill you'],
  },
  {
    tags: ['fraud', 'advert'],
    action: 'audit',
    beginnings: ['double your', 'guaranteed', 'instant', 'no risk', 'crypto'],
    endings: ['*profit', '*cashback', '*investment'],
  },
  {
    tags: ['contact'],
    action: 'mask',
    replacement: '[contact]',
    beginnings: ['whatsapp', 'snapchat', 'line id', 'kik me', 'skype'],
  },
];

/** The words of every new database, with their hits in the audit queue. */
function makeFirstWords({ nextId, daysAgo }: World, items: readonly Row<typeof auditItem>[]): WordRow[] {
  const found = items.flatMap(({ hits }) => hits.map(({ word }) => word));
  const at = daysAgo(90);
  return firstWords.map((first) => ({
    id: nextId(),
    ...first,
    folded: foldWord(first.word),
    replacement: null,
    status: 'on',
    hits: found.filter((word) => word === first.word).length,
    ...{ createdAt: at, updatedAt: at, version: 1 },
  }));
}

const OFF = 0.08;

/** Words of every action that operators added since, some of them off. */
function makeWords(world: World, adminIds: string[]) {
  const words: WordRow[] = [];
  const operations: OperationRow[] = [];
  for (const family of families) {
    const createdAt = world.daysAgo(world.random.integer(3, 80));
    const sysUserId = world.random.pick(adminIds);
    for (const beginning of family.beginnings) {
      for (const ending of family.endings ?? ['']) {
        const made = wordOf(world, beginning + ending, family, { createdAt, sysUserId });
        words.push(made.row);
        operations.push(...made.operations);
      }
    }
  }
  return { words, operations };
}

function wordOf(
  { nextId, random }: World,
  word: string,
  { tags, action, replacement }: Family,
  { createdAt, sysUserId }: { createdAt: string; sysUserId: string },
) {
  const acted = action !== 'audit' && random.chance(0.6);
  const hits = acted ? Math.floor(random.next() ** 3 * 240) : 0;
  const written = { word, tags, action, replacement: replacement ?? null, status: 'on' } as const;
  const row: WordRow = {
    id: nextId(),
    ...written,
    folded: foldWord(word),
    hits,
    ...{ createdAt, updatedAt: createdAt, version: 1 },
  };
  const about = { sysUserId, targetType: 'word', targetId: row.id, targetName: word, ip: '203.0.113.7' } as const;
  const nothing = { before: null, reason: null } as const;
  const operations: OperationRow[] = [
    { id: nextId(), ...about, ...nothing, action: 'import', after: written, at: createdAt },
  ];
  if (random.chance(OFF)) {
    const at = shift(createdAt, 2 * DAY_MS);
    const change = { before: { status: 'on' }, after: { status: 'off' } };
    operations.push({ id: nextId(), ...about, ...nothing, ...change, action: 'disable', at });
    Object.assign(row, { status: 'off', updatedAt: at, version: 2 });
  }
  return { row, operations };
}
