import type { Push } from '../../../../contract/push';
import type { End, To } from '../../../db/demo/sendingWords';

export type PushLine = [title: string, body: string, opens: Push['opens'], to: To, daysAgo: number, end: End];

export const pushLines: readonly PushLine[] = [
  ['花灯夜今晚开始 🏮', '{nickname}，八点见，福地已经换新。', 'room', 'active 7', 70, 'sent'],
  ['Welcome back, {nickname}', 'Your pond has grown while you were away.', 'app', 'registered 14', 63, 'sent'],
  ['幸运石礼包五折', '仅限今天，卖完即止。', 'url', 'paid', 55, 'sent'],
  ['Maintenance tonight', 'From 2 to 4 a.m. rooms may close by themselves.', 'app', 'active 3', 47, 'sent'],
  [
    'Your wish is waiting',
    'Three people from {city|your town} wished for the same.',
    'app',
    'list 80',
    40,
    'failing 6',
  ],
  ['年度账单来了', '这一年你攒了 {points} 积分，快来看看排第几。', 'url', 'all', 36, 'failing 3'],
  ['Good evening', 'The reading hour begins.', 'room', 'list 60', 30, 'sent'],
  ['אל תפספסו', 'ערב שירה חי בחדר הראשי', 'room', 'list 25', 27, 'sent'],
  ['تذكير', 'تبدأ الجلسة بعد ساعة، لا تنس دعوة أصدقائك 🐠', 'room', 'list 25', 24, 'sent'],
  [
    'Half price',
    'Half of the price you saw yesterday, which was twice that of last week.',
    'url',
    'active 1',
    21,
    'stopped 45',
  ],
  ['测试推送请忽略', '测试', 'app', 'list 200', 19, 'stopped 12'],
  ['Gateway check', 'Please ignore.', 'app', 'list 8', 17, 'failing 100'],
  ['签到提醒', '{nickname}，今天还没有签到哦', 'app', 'registered 10', 14, 'sent'],
  ['Rain or shine', 'The walk in {city|the park} takes place.', 'app', 'list 90', 11, 'failing 12'],
  ['很久不见', '为你留了一份新人礼', 'url', 'registered 14', 9, 'sent'],
  ['Only this hour', 'Twice the points until noon.', 'app', 'list 150', 8, 'expired'],
  ['Not before the update', 'The new rooms are open.', 'room', 'active 7', 6, 'stopped 0'],
  [
    '新版本上线',
    '房间支持双人共读，更新后即可体验；另外修复了若干问题，包括偶尔听不到声音、礼物动画卡顿以及夜间模式下看不清文字等，感谢大家的反馈与耐心等待。',
    'app',
    'active 2',
    5,
    'failing 2',
  ],
  ['<script>alert(1)</script>', '& "quoted", O’Brien; {town}', 'app', 'list 15', 4, 'sent'],
  ['Thank you 🙏', 'You helped {stones|many} times. Level {level}!', 'app', 'paid', 2, 'sent'],
  ['周末去哪儿', '{city|你家}附近的房间正热闹', 'room', 'active 1', 1, 'failing 4'],
  ['The lake is warm', 'Come for a swim 🏊', 'room', 'list 400', 0.1, 'sending'],
  ['今晚的诗会', '八点开始，{nickname}，别迟到。', 'room', 'active 7', -0.2, 'scheduled'],
  ['Late night music', 'One hour of quiet songs.', 'room', 'list 300', -0.35, 'scheduled'],
  ['明早签到双倍', '记得来。', 'app', 'all', -0.7, 'scheduled'],
  ['Weekend prices', 'From Saturday on every package brings more stones.', 'url', 'paid', -3, 'scheduled'],
  ['月圆之夜', '{nickname}，许一个愿吧。', 'app', 'active 30', -12, 'scheduled'],
  ['Draft: mother’s day', 'Send a flower, {nickname}.', 'app', 'all', 2, 'draft'],
  ['待定标题', '内容还在写', 'app', 'list 5', 1, 'draft'],
  ['Summer sale', 'Soon.', 'url', 'paid', 0.5, 'draft'],
  ['🐟', '🐟🐟🐟', 'app', 'registered 1', 0.2, 'draft'],
];

export const weeklyPush = (week: number): [title: string, body: string] =>
  week % 2
    ? ['Tea room tonight', `{nickname}, the host of week ${week} is waiting.`]
    : ['今晚茶话会', `第 ${week} 期主题已公布，老地方见。`];

export const webPages = [
  'https://fish.example/spring',
  'https://fish.example/stones?from=push',
  'https://fish.example/year',
];
export const cancelReasons = ['Wrong price in the text', '误发给全部用户', 'The update is late', '活动取消'];
