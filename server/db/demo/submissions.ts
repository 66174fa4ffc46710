import type { AuditItem } from '../../../contract/audit';

type Reason = NonNullable<AuditItem['reasonCode']>;

export const wishTexts = [
  '希望奶奶早日康复',
  '考研上岸！',
  'May my sister pass her exams.',
  '愿今年能和家人一起过年',
  'A quiet spring and a good book.',
  '希望小猫快点回家 🐱',
  'أتمنى السلام لعائلتي',
  '愿世界和平',
  'To see the northern lights before I turn thirty.',
  '想和她一起去看海，从厦门坐船出发，在岛上住三天，什么都不做，只听浪的声音，晚上数星星，早上等日出，回来以后把照片洗出来寄给彼此。',
  'שנה טובה ומתוקה',
  '项目顺利上线，大家都不用加班 🙏',
  'Health for my parents.',
  '<b>one million</b> stones & "luck"',
  '明天的面试顺利',
  '🌧️➡️☀️',
];

/** Texts that are rejected, and why. */
export const badTexts: readonly (readonly [text: string, reason: Reason])[] = [
  ['Come to my room, add me on WX8812', 'contact'],
  ['加微信 fish_6688 领礼物', 'contact'],
  ['扫码进群，免费幸运石等你拿', 'contact'],
  ['Free stones for the first ten, scan the code to join.', 'money'],
  ['转发三次送幸运石，稳赚不赔', 'money'],
  ['日结刷单兼职，动动手指就有收入', 'spam'],
  ['代充八折，找官方客服小王', 'spam'],
  ['ＣＡＳＩＮＯ night, make money fast', 'illegal'],
  ['Whoever reads this is an idiot', 'insult'],
  ['你们都是傻子', 'insult'],
];

export const removeReasons = ['与许愿池无关', 'Not a wish', '用户要求撤回', 'The user asked for it', '重复许愿'];

export const badNames: readonly (readonly [name: string, reason: Reason])[] = [
  ['加我微信fish88', 'contact'],
  ['ｖｘ＿6688', 'contact'],
  ['官方客服', 'spam'],
  ['代充小王', 'spam'],
  ['Casino King', 'illegal'],
  ['You idiot', 'insult'],
];

export const pictureReasons: readonly Reason[] = ['picture', 'picture', 'contact', 'sexual', 'minors', 'other'];

/** What was written beside a preset; `other` needs one. */
export const reasonTexts = [
  '请更换后重新提交。',
  'Please choose another one and submit it again.',
  '同一内容多次提交，请勿重复。',
  'The picture can hardly be made out.',
  '涉及他人隐私，请先征得对方同意后再上传，并注意不要包含可以识别身份的信息。',
];
