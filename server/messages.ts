import type { Label, Locale } from '../contract/enum';
import { integralMessages } from './areas/integral/messages';
import { wordMessages } from './areas/word/messages';
import { sendingMessages } from './delivery/messages';

/** Every text the back end answers with. `{name}` is filled from the params. */
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
  passwordOnlyAtCreation: {
    'en-US': 'Use “Reset password” to change the password of an existing admin',
    'zh-CN': '修改已有管理员的密码请使用“重置密码”',
  },
  wrongOldPassword: { 'en-US': 'This is not your present password', 'zh-CN': '原密码不正确' },
  sameAsOldPassword: { 'en-US': 'Choose another one than the present password', 'zh-CN': '新密码不能与原密码相同' },
  notConfirmed: { 'en-US': 'The two passwords differ', 'zh-CN': '两次输入的密码不一致' },
  accountTaken: { 'en-US': 'This account already exists', 'zh-CN': '该账号已存在' },
  daysRequired: {
    'en-US': 'Say for how many days, or null for good',
    'zh-CN': '请指定天数，永久请传 null',
  },

  fileRequired: { 'en-US': 'Choose an image', 'zh-CN': '请选择图片' },
  fileTooLarge: { 'en-US': 'The image is larger than {megabytes} MB', 'zh-CN': '图片超过 {megabytes} MB' },
  notAnImage: {
    'en-US': 'This is not a PNG, JPEG or WebP image, or it is damaged',
    'zh-CN': '不是 PNG、JPEG 或 WebP 图片，或文件已损坏',
  },

  accountIsFixed: { 'en-US': 'An account can’t be renamed', 'zh-CN': '账号创建后不能修改' },
  notOneself: { 'en-US': 'You can’t disable yourself', 'zh-CN': '不能停用自己' },
  lastEnabledAdmin: {
    'en-US': 'This is the last enabled admin: enable another one first',
    'zh-CN': '这是最后一个启用的管理员，请先启用其他管理员',
  },
  onlyOwnPassword: { 'en-US': 'You can only change your own password here', 'zh-CN': '此处只能修改自己的密码' },
  resetOwnPassword: {
    'en-US': 'Change your own password in the account menu',
    'zh-CN': '请在账号菜单中修改自己的密码',
  },
  alreadyEnabled: { 'en-US': 'This admin is already enabled', 'zh-CN': '该管理员已启用' },
  alreadyDisabled: { 'en-US': 'This admin is already disabled', 'zh-CN': '该管理员已停用' },

  alreadyNormal: { 'en-US': 'This user is neither muted nor banned', 'zh-CN': '该用户未被禁言或封禁' },
  notEnoughPoints: { 'en-US': 'This user has only {points} points', 'zh-CN': '该用户只有 {points} 积分' },
  requestIdReused: {
    'en-US': 'This requestId already belongs to something else',
    'zh-CN': '该 requestId 已用于其他操作',
  },
  onlyOwnNote: { 'en-US': 'Only the admin who wrote a note can remove it', 'zh-CN': '只能删除自己写的备注' },

  sceneAlreadyOnline: { 'en-US': 'This blessed land is already online', 'zh-CN': '该福地已上线' },
  sceneNotOnline: { 'en-US': 'This blessed land is not online', 'zh-CN': '该福地未上线' },
  defaultSceneStays: {
    'en-US': 'The default can’t be withdrawn: make another one the default first',
    'zh-CN': '默认福地不能下线，请先将其他福地设为默认',
  },
  onlyOnlineDefault: {
    'en-US': 'Only a blessed land that is online can be the default',
    'zh-CN': '只有已上线的福地才能设为默认',
  },
  sceneInUse: {
    'en-US': 'Rooms are using this blessed land: {rooms}',
    'zh-CN': '有房间正在使用该福地：{rooms}',
  },
  sceneInUseMore: {
    'en-US': 'Rooms are using this blessed land: {rooms} + {count} more',
    'zh-CN': '有房间正在使用该福地：{rooms} 等另外 {count} 个',
  },

  endBeforeStart: { 'en-US': 'The end must lie after the start', 'zh-CN': '结束时间必须晚于开始时间' },
  endHasPassed: { 'en-US': 'The end must lie ahead', 'zh-CN': '结束时间必须晚于现在' },
  startHasPassed: {
    'en-US': 'A scheduled room can’t start in the past',
    'zh-CN': '已排期的房间不能设置过去的开始时间',
  },
  liveRoomKeepsStart: { 'en-US': 'A live room keeps its start', 'zh-CN': '进行中的房间不能修改开始时间' },
  liveRoomKeepsScene: { 'en-US': 'A live room keeps its blessed land', 'zh-CN': '进行中的房间不能更换福地' },
  liveRoomKeepsCategory: { 'en-US': 'A live room keeps its category', 'zh-CN': '进行中的房间不能修改分类' },
  capacityBelowOnline: {
    'en-US': '{count} people are in it right now: not fewer than that',
    'zh-CN': '当前在线 {count} 人，容量不能更小',
  },
  unknownUser: { 'en-US': 'There is no such user', 'zh-CN': '该用户不存在' },
  unknownScene: { 'en-US': 'There is no such blessed land', 'zh-CN': '该福地不存在' },

  onlyDraftsPublished: { 'en-US': 'Only a draft can be published', 'zh-CN': '只有草稿可以发布' },
  roomEndHasPassed: {
    'en-US': 'Its end has passed: set a later one, then publish',
    'zh-CN': '结束时间已过，请修改后再发布',
  },
  roomSceneNotOnline: {
    'en-US': 'Its blessed land “{scene}” is not online: choose another one, or publish that first',
    'zh-CN': '所用福地“{scene}”未上线，请更换福地或先将其上线',
  },
  roomHasEnded: { 'en-US': 'This room has ended', 'zh-CN': '该房间已结束' },
  roomWasClosed: { 'en-US': 'This room was closed', 'zh-CN': '该房间已关闭' },
  onlyRunningRecommended: {
    'en-US': 'Only a scheduled or live room can be recommended',
    'zh-CN': '只有已排期或进行中的房间可以推荐',
  },
  alreadyRecommended: { 'en-US': 'This room is recommended already', 'zh-CN': '该房间已在推荐中' },
  notRecommended: { 'en-US': 'This room is not recommended', 'zh-CN': '该房间未被推荐' },
  frozenNotRecommended: {
    'en-US': 'A frozen room can’t be recommended: unfreeze it first',
    'zh-CN': '已冻结的房间不能推荐，请先解冻',
  },
  onlyRunningFrozen: {
    'en-US': 'Only a scheduled or live room can be frozen or unfrozen',
    'zh-CN': '只有已排期或进行中的房间可以冻结或解冻',
  },
  alreadyFrozen: { 'en-US': 'This room is frozen already', 'zh-CN': '该房间已冻结' },
  notFrozen: { 'en-US': 'This room is not frozen', 'zh-CN': '该房间未冻结' },
  noSuchRecord: { 'en-US': 'There is no such record', 'zh-CN': '没有该记录' },
  auditHeldByOther: {
    'en-US': '{name} has this before them: they claimed it',
    'zh-CN': '{name} 已领取该审核项，正在处理',
  },
  auditStillWaiting: { 'en-US': 'This still waits for a decision', 'zh-CN': '该项尚待审核' },
  alreadyApproved: { 'en-US': 'This is approved already', 'zh-CN': '该项已通过' },
  alreadyRejected: { 'en-US': 'This is rejected already', 'zh-CN': '该项已拒绝' },
  noCover: { 'en-US': 'This room has no cover', 'zh-CN': '该房间没有封面' },
  noAvatar: { 'en-US': 'This user has no avatar', 'zh-CN': '该用户没有头像' },
  wishNotOpen: { 'en-US': 'Only an open wish can be audited', 'zh-CN': '只有进行中的愿望可以审核' },

  notEnoughStones: { 'en-US': 'This user has only {stones} stones', 'zh-CN': '该用户只有 {stones} 幸运石' },
  bannedCannotBuy: { 'en-US': 'This user is banned and can’t buy', 'zh-CN': '该用户已被封禁，不能购买' },
  notOnSale: { 'en-US': '“{name}” is not on sale', 'zh-CN': '“{name}”未在售' },
  oneCurrencyPerOrder: {
    'en-US': 'One order is paid in one currency: order the others apart',
    'zh-CN': '一个订单只能使用一种货币，请分开下单',
  },
  orderTooLarge: { 'en-US': 'An order can’t come to as much as this', 'zh-CN': '订单金额超过上限' },
  limitReached: {
    'en-US': 'One user may have {limit} of “{name}”; this one has {count}',
    'zh-CN': '“{name}”每人限购 {limit} 件，该用户已有 {count} 件',
  },
  notForStones: { 'en-US': '“{name}” can’t be had for stones', 'zh-CN': '“{name}”不支持幸运石兑换' },
  notForPoints: { 'en-US': '“{name}” can’t be had for points', 'zh-CN': '“{name}”不支持积分兑换' },
  notEnoughStock: { 'en-US': 'Only {stock} of “{name}” are left', 'zh-CN': '“{name}”库存仅剩 {stock} 件' },
  requestIdOfAnother: {
    'en-US': 'This requestId already belongs to another order',
    'zh-CN': '该 requestId 已用于另一个订单',
  },
  orderWasClosed: { 'en-US': 'This order was closed', 'zh-CN': '该订单已关闭' },
  alreadyPaid: { 'en-US': 'This order is paid already', 'zh-CN': '该订单已支付' },
  paymentOfAnother: {
    'en-US': 'This payment belongs to order {number}',
    'zh-CN': '该支付单号属于订单 {number}',
  },
  onlyPaidShipped: {
    'en-US': 'Only a paid order whose parcel waits can be shipped',
    'zh-CN': '只有已支付且待发货的订单可以发货',
  },
  onlyShippedCompleted: { 'en-US': 'Only a shipped order can be completed', 'zh-CN': '只有已发货的订单可以完成' },
  onlyWaitingClosed: {
    'en-US': 'Only an order that waits for payment can be closed',
    'zh-CN': '只有待支付的订单可以关闭',
  },
  onlyPaidRefunded: { 'en-US': 'Only a paid order can be refunded', 'zh-CN': '只有已支付的订单可以退款' },
  alreadyRefunded: { 'en-US': 'This order is refunded already', 'zh-CN': '该订单已退款' },
  moreThanPaid: { 'en-US': 'At most what was paid: {amount}', 'zh-CN': '不能超过实付金额 {amount}' },
  stonesAlreadySpent: {
    'en-US': '{needed} stones go back with this refund, and this user has only {stones}: {missing} are missing',
    'zh-CN': '本次退款需收回 {needed} 幸运石，该用户只有 {stones}，还差 {missing}',
  },
  currencyIsFixed: {
    'en-US': 'The currency stays: a price in another currency is another package',
    'zh-CN': '币种不能修改，请另建其他币种的礼包',
  },
  onePriceRequired: { 'en-US': 'Set a price in stones or in points', 'zh-CN': '请至少设置一种价格（幸运石或积分）' },
  stockSoldMeanwhile: {
    'en-US': 'Some were sold meanwhile: {count} are left',
    'zh-CN': '期间已有售出，当前库存 {count}',
  },
  iconNotSquare: {
    'en-US': 'An icon is as wide as it is high; this one is {width} × {height}',
    'zh-CN': '图标须为 1:1，当前为 {width} × {height}',
  },
  alreadyOnSale: { 'en-US': 'This is on sale already', 'zh-CN': '该商品已在售' },
  alreadyOffSale: { 'en-US': 'This is off sale already', 'zh-CN': '该商品已下架' },
  sectionFull: {
    'en-US': 'Its section of the shelf is full: {count} entries',
    'zh-CN': '货架该分区已满（{count} 个）',
  },
  noSuchGoods: { 'en-US': 'There is nothing with the id {name}', 'zh-CN': '不存在 ID 为 {name} 的商品' },
  standsTwice: { 'en-US': '“{name}” stands on the shelf twice', 'zh-CN': '“{name}”在货架上重复' },
  wrongSection: { 'en-US': '“{name}” can’t stand in this section', 'zh-CN': '“{name}”不能放入该分区' },

  onlyOpenFulfilled: { 'en-US': 'Only an open wish can be fulfilled', 'zh-CN': '只有进行中的愿望可以实现' },
  onlyOpenRemoved: { 'en-US': 'Only an open wish can be removed', 'zh-CN': '只有进行中的愿望可以移除' },
  parcelNotForWish: {
    'en-US': '“{name}” needs a parcel: choose one that is given in the app',
    'zh-CN': '“{name}”需要邮寄，请选择应用内发放的礼物',
  },
  giftWithoutStones: {
    'en-US': '“{name}” has no price in stones, so nobody could say what the wish was worth',
    'zh-CN': '“{name}”没有幸运石价格，无法计算实现愿望的价值',
  },
  bannedCannotWish: { 'en-US': 'This user is banned and can’t make a wish', 'zh-CN': '该用户已被封禁，不能许愿' },
  requestIdOfAnotherWish: {
    'en-US': 'This requestId already belongs to another wish',
    'zh-CN': '该 requestId 已用于另一个愿望',
  },
  requestIdOfAnotherShare: {
    'en-US': 'This requestId already belongs to another share',
    'zh-CN': '该 requestId 已用于另一次分享',
  },
  ownShare: { 'en-US': 'Nobody comes by a share of their own', 'zh-CN': '不能通过自己的分享注册' },
  lastDayBeforeFirst: {
    'en-US': 'The last day can’t lie before the first',
    'zh-CN': '结束日期不能早于开始日期',
  },
  tooManyDays: { 'en-US': 'At most {count} days at once', 'zh-CN': '最多查询 {count} 天' },

  tipAlreadyOnline: { 'en-US': 'This tip is online already', 'zh-CN': '该提示已上线' },
  tipNotOnline: { 'en-US': 'Only a tip that is online can be withdrawn', 'zh-CN': '只有已上线的提示可以下线' },
  tipEndHasPassed: {
    'en-US': 'Its end has passed: set a later one, then put it online',
    'zh-CN': '结束时间已过，请修改后再上线',
  },
  tipIsOver: {
    'en-US': 'This tip was shown and is over: it stays as users saw it',
    'zh-CN': '该提示已展示完毕，不能再修改',
  },

  ...sendingMessages,
  ...integralMessages,
  ...wordMessages,

  viewNameTaken: { 'en-US': 'You already have a view of this name', 'zh-CN': '已有同名视图' },
  tooManyViews: {
    'en-US': 'A list can have {count} views of yours: delete one first',
    'zh-CN': '每个列表最多保存 {count} 个视图，请先删除一个',
  },

  noSuchCall: { 'en-US': 'There is nothing at this address', 'zh-CN': '请求的地址不存在' },
  badRequest: { 'en-US': 'The request could not be read', 'zh-CN': '无法解析请求' },
  bodyTooLarge: { 'en-US': 'The request is too large', 'zh-CN': '请求内容过大' },
  unexpected: {
    'en-US': 'Something went wrong on the server. Try again; if it stays, tell whoever runs it.',
    'zh-CN': '服务器发生错误。请重试；若仍出现，请联系系统维护人员。',
  },
} as const satisfies Record<string, Label>;

export type MessageKey = keyof typeof messages;
export type MessageParams = Readonly<Record<string, string | number>>;

/** The language of `Accept-Language`: Chinese if it is asked for first, else English. */
export const localeOf = (acceptLanguage: string | undefined): Locale =>
  acceptLanguage?.trim().toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US';

export function say(locale: Locale, key: MessageKey, params: MessageParams = {}): string {
  return messages[key][locale].replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));
}
