import type { AuditItem } from '../../../../contract/audit';

type Reason = NonNullable<AuditItem['reasonCode']>;

export const badNames: readonly (readonly [name: string, reason: Reason])[] = [
  ['加我微信fish88', 'contact'],
  ['ｖｘ＿6688', 'contact'],
  ['官方客服', 'spam'],
  ['代充小王', 'spam'],
  ['Casino King', 'illegal'],
  ['You idiot', 'insult'],
];

export const pictureReasons: readonly Reason[] = ['picture', 'picture', 'contact', 'sexual', 'minors', 'other'];

/** Texts beside a preset; `other` requires one. */
export const reasonTexts = [
  '请更换后重新提交。',
  'Please choose another one and submit it again.',
  '同一内容多次提交，请勿重复。',
  'The picture can hardly be made out.',
  '涉及他人隐私，请先征得对方同意后再上传，并注意不要包含可以识别身份的信息。',
];
