import type { Label, Locale } from '../contract/enum';

/** Texts that several areas use; other texts are in the area's folder. `{name}` is filled from the params. */
export const messages = {
  success: { 'en-US': 'Success', 'zh-CN': '成功' },

  tokenExpired: { 'en-US': 'Token has expired', 'zh-CN': '登录已过期' },
  mustChangePassword: {
    'en-US': 'Somebody else made your password. Change it before you go on.',
    'zh-CN': '您的密码由他人设置，请先修改密码。',
  },
  notFound: { 'en-US': 'This record does not exist', 'zh-CN': '该记录不存在' },
  conflict: {
    'en-US': 'It was saved elsewhere first. Look at what changed, then save again.',
    'zh-CN': '已在别处先行保存，请查看变更后再保存。',
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
  notACursor: {
    'en-US': 'This is not where a page of this list ended, in this order',
    'zh-CN': '该位置不属于此列表的当前排序',
  },
  invalidValue: { 'en-US': 'This value is not allowed', 'zh-CN': '该值不可用' },
  undecryptable: {
    'en-US': 'This could not be decrypted. Reload the page; if it stays, console and back end use different keys',
    'zh-CN': '无法解密。请刷新页面；若仍出现，则控制台与服务端使用的密钥不一致',
  },
  passwordTooShort: { 'en-US': 'At least {count} characters', 'zh-CN': '至少 {count} 个字符' },
  passwordTooLong: {
    'en-US': 'At most {count} bytes (a Chinese character takes three)',
    'zh-CN': '最多 {count} 字节（一个汉字占三个字节）',
  },
  passwordCommon: {
    'en-US': 'This is one of the first that anybody would try. A few words in a row are good',
    'zh-CN': '该密码过于常见，容易被猜中；建议使用几个词组成的密码',
  },
  passwordIsName: {
    'en-US': 'This says little more than a name that is easy to guess. A few words in a row are good',
    'zh-CN': '该密码几乎就是账号或系统名称，容易被猜中；建议使用几个词组成的密码',
  },
  passwordSimple: {
    'en-US': 'This repeats or counts on, which is easy to guess. A few words in a row are good',
    'zh-CN': '该密码为重复或连续的字符，容易被猜中；建议使用几个词组成的密码',
  },

  fileTooLarge: { 'en-US': 'The image is larger than {megabytes} MB', 'zh-CN': '图片超过 {megabytes} MB' },

  requestIdReused: {
    'en-US': 'This requestId already belongs to something else',
    'zh-CN': '该 requestId 已用于其他操作',
  },

  sceneNotOnline: { 'en-US': 'This blessed land is not online', 'zh-CN': '该福地未上线' },

  timeHasPassed: { 'en-US': 'This time has passed', 'zh-CN': '该时间已过' },
  endBeforeStart: { 'en-US': 'The end must lie after the start', 'zh-CN': '结束时间必须晚于开始时间' },
  endHasPassed: { 'en-US': 'The end must lie ahead', 'zh-CN': '结束时间必须晚于现在' },
  unknownUser: { 'en-US': 'There is no such user', 'zh-CN': '该用户不存在' },

  noSuchRecord: { 'en-US': 'There is no such record', 'zh-CN': '没有该记录' },

  notEnoughStock: { 'en-US': 'Only {stock} of “{name}” are left', 'zh-CN': '“{name}”库存仅剩 {stock} 件' },

  noSuchCall: { 'en-US': 'There is nothing at this address', 'zh-CN': '请求的地址不存在' },
  badRequest: { 'en-US': 'The request could not be read', 'zh-CN': '无法解析请求' },
  bodyTooLarge: { 'en-US': 'The request is too large', 'zh-CN': '请求内容过大' },
  readAway: {
    'en-US': 'The database does not answer. Try again in a moment; if it stays, tell whoever runs it.',
    'zh-CN': '数据库没有响应。请稍后重试；若仍出现，请联系系统维护人员。',
  },
  writeAway: {
    'en-US': 'The database does not answer. Nothing was saved; try again in a moment.',
    'zh-CN': '数据库没有响应，未保存任何内容，请稍后重试。',
  },
  readBusy: {
    'en-US': 'The database is busy, and this took too long. Try again in a moment.',
    'zh-CN': '数据库繁忙，本次操作超时，请稍后重试。',
  },
  writeBusy: {
    'en-US': 'The database is busy, and this took too long. Nothing was saved; try again in a moment.',
    'zh-CN': '数据库繁忙，本次操作超时，未保存任何内容，请稍后重试。',
  },
  diskFull: {
    'en-US': 'The server’s disk is full. Nothing was saved; tell whoever runs it.',
    'zh-CN': '服务器磁盘已满，未保存任何内容，请联系系统维护人员。',
  },
  picturesAway: {
    'en-US': 'The store of pictures does not answer. Try again in a moment; if it stays, tell whoever runs it.',
    'zh-CN': '图片存储没有响应。请稍后重试；若仍出现，请联系系统维护人员。',
  },
  uploadsAway: {
    'en-US': 'The store of pictures does not answer. Nothing was saved; try again in a moment.',
    'zh-CN': '图片存储没有响应，未保存任何内容，请稍后重试。',
  },
  perhapsSaved: {
    'en-US': 'The database went away in between, so this may or may not have been saved. Look before you try again.',
    'zh-CN': '数据库中途断开，操作可能已保存，也可能没有。重试前请先核对。',
  },
  busy: {
    'en-US': 'Too many are signing in right now. Try again in a moment.',
    'zh-CN': '当前登录人数过多，请稍后重试。',
  },
  unexpected: {
    'en-US': 'Something went wrong on the server. Try again; if it stays, tell whoever runs it this number: {id}.',
    'zh-CN': '服务器发生错误。请重试；若仍出现，请将此编号告知系统维护人员：{id}。',
  },
} as const satisfies Record<string, Label>;

/** Several are joined as the language joins them. */
type Param = string | number | readonly string[];
export type MessageParams = Readonly<Record<string, Param>>;

type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The params of a text; any params where the text is only known at run time. */
export type ParamsOf<T extends Label> = string extends T['en-US']
  ? [params?: MessageParams]
  : [NamesIn<T['en-US']>] extends [never]
    ? []
    : [params: Readonly<Record<NamesIn<T['en-US']>, Param>>];

/** The language of `Accept-Language`: Chinese if it comes first, else English. */
export const localeOf = (acceptLanguage: string | undefined): Locale =>
  acceptLanguage?.trim().toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US';

export const say = (locale: Locale, text: Label, params: MessageParams = {}): string =>
  text[locale].replace(/\{(\w+)\}/g, (hole, name: string) => written(locale, params[name] ?? hole));

const written = (locale: Locale, param: Param): string =>
  typeof param === 'object' ? param.join(locale === 'zh-CN' ? '、' : ', ') : String(param);
