import type { Label, Locale } from '../contract/enum';
import { auditMessages } from './areas/audit/messages';
import { giftMessages } from './areas/gift/messages';
import { integralMessages } from './areas/integral/messages';
import { orderMessages } from './areas/order/messages';
import { roomMessages } from './areas/room/messages';
import { sceneTemplateMessages } from './areas/sceneTemplate/messages';
import { shareMessages } from './areas/share/messages';
import { shelfMessages } from './areas/shelf/messages';
import { statisticMessages } from './areas/statistic/messages';
import { stoneMessages } from './areas/stone/messages';
import { sysUserMessages } from './areas/sysUser/messages';
import { tipMessages } from './areas/tip/messages';
import { uploadMessages } from './areas/upload/messages';
import { userMessages } from './areas/user/messages';
import { viewMessages } from './areas/view/messages';
import { wishMessages } from './areas/wish/messages';
import { wordMessages } from './areas/word/messages';
import { sendingMessages } from './delivery/messages';

/** Every text the back end answers with; those of one area stand in its folder. `{name}` is filled from the params. */
const messages = {
  success: { 'en-US': 'Success', 'zh-CN': '成功' },

  tokenExpired: { 'en-US': 'Token has expired', 'zh-CN': '登录已过期' },
  wrongCredentials: { 'en-US': 'Wrong account or password', 'zh-CN': '账号或密码错误' },
  accountDisabled: {
    'en-US': 'This account is disabled. Ask another admin to enable it.',
    'zh-CN': '该账号已停用，请联系其他管理员启用。',
  },
  tooManyAttempts: {
    'en-US': 'Too many wrong tries. Try again in {minutes} min.',
    'zh-CN': '错误次数过多，请在 {minutes} 分钟后重试。',
  },
  notFound: { 'en-US': 'This record does not exist', 'zh-CN': '该记录不存在' },
  conflict: {
    'en-US': 'Someone else saved first. Look at what changed, then save again.',
    'zh-CN': '其他人已先保存，请查看变更后再保存。',
  },

  invalidFields: { 'en-US': 'Some fields need another look', 'zh-CN': '部分字段填写有误' },
  required: { 'en-US': 'This is required', 'zh-CN': '此项必填' },
  wrongType: { 'en-US': 'This is not the right kind of value', 'zh-CN': '值的类型不正确' },
  wrongFormat: { 'en-US': 'This does not have the right format', 'zh-CN': '格式不正确' },
  notAnEmail: { 'en-US': 'This is not an email address', 'zh-CN': '邮箱格式不正确' },
  notAnInstant: {
    'en-US': 'This is not a time such as 2026-01-31T08:00:00Z',
    'zh-CN': '时间格式不正确，应如 2026-01-31T08:00:00Z',
  },
  notAnId: { 'en-US': 'This is not an id', 'zh-CN': 'ID 格式不正确' },
  notAnOption: { 'en-US': 'Choose one of: {options}', 'zh-CN': '请从以下值中选择：{options}' },
  textTooShort: { 'en-US': 'At least {count} characters', 'zh-CN': '至少 {count} 个字符' },
  textTooLong: { 'en-US': 'At most {count} characters', 'zh-CN': '最多 {count} 个字符' },
  numberTooSmall: { 'en-US': 'At least {count}', 'zh-CN': '不能小于 {count}' },
  numberTooBig: { 'en-US': 'At most {count}', 'zh-CN': '不能大于 {count}' },
  listTooShort: { 'en-US': 'At least {count} of them', 'zh-CN': '至少 {count} 项' },
  listTooLong: { 'en-US': 'At most {count} of them', 'zh-CN': '最多 {count} 项' },
  invalidValue: { 'en-US': 'This value is not allowed', 'zh-CN': '该值不可用' },
  undecryptable: {
    'en-US': 'This could not be decrypted: the console and the back end use different keys',
    'zh-CN': '无法解密：控制台与服务端使用的密钥不一致',
  },
  passwordTooShort: { 'en-US': 'At least {count} characters', 'zh-CN': '至少 {count} 个字符' },
  passwordTooLong: {
    'en-US': 'At most {count} bytes (a Chinese character takes three)',
    'zh-CN': '最多 {count} 字节（一个汉字占三个字节）',
  },

  fileTooLarge: { 'en-US': 'The image is larger than {megabytes} MB', 'zh-CN': '图片超过 {megabytes} MB' },

  requestIdReused: {
    'en-US': 'This requestId already belongs to something else',
    'zh-CN': '该 requestId 已用于其他操作',
  },

  sceneNotOnline: { 'en-US': 'This blessed land is not online', 'zh-CN': '该福地未上线' },

  endBeforeStart: { 'en-US': 'The end must lie after the start', 'zh-CN': '结束时间必须晚于开始时间' },
  endHasPassed: { 'en-US': 'The end must lie ahead', 'zh-CN': '结束时间必须晚于现在' },
  unknownUser: { 'en-US': 'There is no such user', 'zh-CN': '该用户不存在' },

  noSuchRecord: { 'en-US': 'There is no such record', 'zh-CN': '没有该记录' },

  notEnoughStock: { 'en-US': 'Only {stock} of “{name}” are left', 'zh-CN': '“{name}”库存仅剩 {stock} 件' },

  bannedCannotWish: { 'en-US': 'This user is banned and can’t make a wish', 'zh-CN': '该用户已被封禁，不能许愿' },

  noSuchCall: { 'en-US': 'There is nothing at this address', 'zh-CN': '请求的地址不存在' },
  badRequest: { 'en-US': 'The request could not be read', 'zh-CN': '无法解析请求' },
  bodyTooLarge: { 'en-US': 'The request is too large', 'zh-CN': '请求内容过大' },
  unexpected: {
    'en-US': 'Something went wrong on the server. Try again; if it stays, tell whoever runs it.',
    'zh-CN': '服务器发生错误。请重试；若仍出现，请联系系统维护人员。',
  },

  ...auditMessages,
  ...giftMessages,
  ...integralMessages,
  ...orderMessages,
  ...roomMessages,
  ...sceneTemplateMessages,
  ...shareMessages,
  ...shelfMessages,
  ...statisticMessages,
  ...stoneMessages,
  ...sysUserMessages,
  ...tipMessages,
  ...uploadMessages,
  ...userMessages,
  ...viewMessages,
  ...wishMessages,
  ...wordMessages,
  ...sendingMessages,
} as const satisfies Record<string, Label>;

export type MessageKey = keyof typeof messages;
export type MessageParams = Readonly<Record<string, string | number>>;

/** The language of `Accept-Language`: Chinese if it is asked for first, else English. */
export const localeOf = (acceptLanguage: string | undefined): Locale =>
  acceptLanguage?.trim().toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US';

export function say(locale: Locale, key: MessageKey, params: MessageParams = {}): string {
  return messages[key][locale].replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));
}
