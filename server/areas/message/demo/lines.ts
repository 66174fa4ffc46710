import type { Message } from '../../../../contract/message';
import type { End, To } from '../../../db/demo/sendingWords';

export type MessageLine = [type: Message['type'], title: string, body: string, to: To, daysAgo: number, end: End];

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

export const weeklyLetter = (week: number): [title: string, body: string] =>
  week % 2
    ? [
        `Weekly letter no. ${week}`,
        'Hello {nickname},\n\nthe rooms people stayed in longest this week, and one gift that is new.',
      ]
    : [`池塘周报 第 ${week} 期`, '{nickname}，你好！\n\n本周最热闹的三个房间、一件新礼物，以及大家许下的愿望。'];

export const recallReasons = ['Sent a day early', '误发，内容有误', 'The prize list was wrong'];
