import type { Audience } from '../../../contract/audience';
import type { Message } from '../../../contract/message';
import type { Push } from '../../../contract/push';

/** `list 12`: twelve users. */
export type To = Exclude<Audience['kind'], 'list'> | `${'registered' | 'active' | 'list'} ${number}`;

/** What became of it: by a percentage how many of its recipients had it when it was stopped, or never got it. */
export type End =
  | 'draft'
  | 'scheduled'
  | 'sending'
  | 'sent'
  | `failing ${number}`
  | `stopped ${number}`
  | 'expired'
  | 'withdrawn';

export type MessageLine = [type: Message['type'], title: string, body: string, to: To, daysAgo: number, end: End];
export type PushLine = [title: string, body: string, opens: Push['opens'], to: To, daysAgo: number, end: End];

export const messageLines: readonly MessageLine[] = [
  [
    'system',
    '欢迎来到小池塘',
    '{nickname}，你好！\n\n每天签到领积分，积分可以兑换礼物。遇到问题请在“我的—帮助”里告诉我们。',
    'registered 7',
    82,
    'sent',
  ],
  [
    'system',
    'New terms from next month',
    'Hello {nickname},\n\nour terms change on the 1st. What changes: how long wishes stay open, and how refunds work.\n\nYou need not do anything.',
    'all',
    60,
    'sent',
  ],
  [
    'activity',
    '花灯夜：福地全部换新',
    '今晚八点，花灯夜开始。你有 {points} 积分，可以直接兑换花灯。',
    'active 7',
    48,
    'sent',
  ],
  ['personal', 'Your parcel is on its way', 'Hello {nickname}, your gift left our house today.', 'list 1', 41, 'sent'],
  ['personal', '关于你的退款', '{nickname}（{number}），退款已原路退回，预计三个工作日内到账。', 'list 1', 33, 'sent'],
  ['system', 'Service window on Sunday', 'From 2 to 4 a.m. the app may be slow.', 'active 3', 29, 'sent'],
  [
    'activity',
    'Poetry evening 🌙',
    'Bring a poem to {city|your town}’s room. First come, first heard.',
    'list 120',
    26,
    'sent',
  ],
  ['system', '付费用户调查', '耽误您两分钟：我们想知道幸运石够不够用。', 'paid', 22, 'sent'],
  ['personal', 'מזל טוב!', '{nickname}, הגעת לרמה {level}.', 'list 6', 20, 'sent'],
  ['activity', 'عيد سعيد 🎉', 'كل عام وأنتم بخير يا {nickname}', 'list 30', 18, 'sent'],
  ['system', '双倍积分周末', '本周末签到积分翻倍。', 'registered 14', 15, 'sent'],
  ['activity', 'Double stones', 'Only today: every package brings twice the stones.', 'active 1', 13, 'withdrawn'],
  ['system', '测试 test', 'asdf', 'list 3', 12, 'withdrawn'],
  ['activity', '春日锦鲤季', '你在{city|家乡}的朋友也在许愿。去许愿池看看吧 🐟', 'registered 14', 10, 'sent'],
  ['personal', 'About your report', 'Thank you, {nickname}. We looked at the room and closed it.', 'list 4', 8, 'sent'],
  ['system', '安全提醒', '工作人员不会向你索要验证码。如遇可疑消息，请长按举报。', 'active 2', 7, 'sent'],
  ['personal', 'Prize of the fishing game', '{nickname}, you won {stones|some} stones.', 'list 10', 6, 'stopped 40'],
  [
    'personal',
    '优质房主招募',
    '{nickname}，我们注意到你的房间很受欢迎，想邀请你成为认证房主。认证房主可以使用专属福地、优先上推荐位，并在每月结算时获得额外积分。\n\n点击“我的—认证”即可申请。',
    'list 45',
    5,
    'sent',
  ],
  ['activity', '<b>Bold</b> & "quoted" {town}', 'Angle brackets & braces {stay} {as they are}.', 'list 12', 4, 'sent'],
  ['system', 'Opening hours of the help desk', 'We answer from 9 to 21, every day.', 'active 1', 2, 'sent'],
  ['activity', '👨‍👩‍👧‍👦🌸🎏🐟🌊🏮🎆🧧🍵📚', '🎏', 'list 25', 1, 'sent'],
  ['personal', 'Sorry for the wait', 'Hello {nickname}, your gift comes tomorrow.', 'list 40', 0, 'sending'],
  ['system', '隐私政策更新（草稿）', '待法务确认。', 'all', 3, 'draft'],
  ['activity', 'Moon festival', 'Hello {nickname}, the lanterns in {city} are lit.', 'active 30', 2, 'draft'],
  ['personal', '给新房主的一封信', '感谢你的等待。', 'list 8', 1, 'draft'],
  ['activity', 'A title as long as a title may be: fifty letters!!', 'And a body.', 'paid', 0.2, 'draft'],
  ['system', 'رسالة قيد الكتابة', '…', 'registered 3', 0.1, 'draft'],
];

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

/** A letter every week. */
export const weeklyLetter = (week: number): [title: string, body: string] =>
  week % 2
    ? [
        `Weekly letter no. ${week}`,
        'Hello {nickname},\n\nthe rooms people stayed in longest this week, and one gift that is new.',
      ]
    : [`池塘周报 第 ${week} 期`, '{nickname}，你好！\n\n本周最热闹的三个房间、一件新礼物，以及大家许下的愿望。'];

/** A push every week. */
export const weeklyPush = (week: number): [title: string, body: string] =>
  week % 2
    ? ['Tea room tonight', `{nickname}, the host of week ${week} is waiting.`]
    : ['今晚茶话会', `第 ${week} 期主题已公布，老地方见。`];

export const webPages = [
  'https://fish.example/spring',
  'https://fish.example/stones?from=push',
  'https://fish.example/year',
];
export const recallReasons = ['Sent a day early', '误发，内容有误', 'The prize list was wrong'];
export const cancelReasons = ['Wrong price in the text', '误发给全部用户', 'The update is late', '活动取消'];
export const sendingErrors = [
  ['HTTP 410: this phone has removed the app', 1],
  ['HTTP 404: unknown device', 1],
  ['HTTP 503', 8],
  ['No answer: ECONNREFUSED', 8],
] as const;
