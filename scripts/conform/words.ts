/** What services call things, the most usual first. */
export const envelopeWords = {
  code: ['code', 'status', 'errCode', 'errcode', 'errorCode', 'resultCode', 'retCode', 'ret'],
  message: ['message', 'msg', 'errMsg', 'errmsg', 'errorMessage', 'info', 'desc'],
  data: ['data', 'result', 'payload', 'content', 'body', 'obj'],
} as const;

export const loginWords = {
  account: ['account', 'username', 'userName', 'loginName', 'user', 'name', 'mobile', 'phone', 'email'],
  password: ['password', 'pwd', 'passwd', 'passWord', 'secret'],
  atoken: ['atoken', 'aToken', 'token', 'accessToken', 'access_token', 'jwt', 'tokenValue'],
  id: ['id', 'userId', 'user_id', 'uid', 'adminId', 'sysUserId'],
} as const;

/** Headers that carry a token, and what stands before it. */
export const tokenWords = [
  { header: 'aToken', prefix: '' },
  { header: 'Authorization', prefix: 'Bearer ' },
  { header: 'Authorization', prefix: '' },
  { header: 'token', prefix: '' },
  { header: 'X-Token', prefix: '' },
  { header: 'X-Access-Token', prefix: '' },
  { header: 'access-token', prefix: '' },
  { header: 'satoken', prefix: '' },
] as const;

export const pagingWords = {
  current: ['current', 'page', 'pageNum', 'pageNo', 'pageIndex', 'currentPage', 'page_no', 'pageNumber', 'p'],
  pageSize: ['pageSize', 'size', 'limit', 'page_size', 'rows', 'perPage', 'per_page', 'pagesize', 'length'],
  list: ['list', 'records', 'rows', 'items', 'content', 'data', 'result', 'results', 'dataList'],
  total: ['total', 'totalCount', 'count', 'totalElements', 'totalSize', 'recordsTotal', 'totalNum', 'totalRow'],
} as const;

export const sortWords = [
  ['sort', 'order'],
  ['sortField', 'sortOrder'],
  ['sortBy', 'sortOrder'],
  ['sortField', 'order'],
  ['sortBy', 'order'],
  ['orderBy', 'order'],
  ['orderBy', 'orderType'],
  ['orderByColumn', 'isAsc'],
  ['sort', 'direction'],
  ['sort', 'dir'],
  ['sidx', 'sord'],
  ['field', 'order'],
] as const;

export const orderWords = [
  ['ascend', 'descend'],
  ['asc', 'desc'],
  ['ASC', 'DESC'],
  ['ascending', 'descending'],
  ['1', '-1'],
  ['true', 'false'],
] as const;

/** Other names of a field, beside those that only differ in case or dashes. */
export const fieldWords: Readonly<Record<string, readonly string[]>> = {
  id: ['userId', 'uid', 'uuid', 'recordId', 'pk'],
  number: ['no', 'code', 'sn', 'userNo', 'userCode', 'userNumber', 'orderNo', 'roomNo', 'num'],
  account: ['username', 'userName', 'loginName', 'login'],
  nickname: ['nick', 'name', 'realName', 'displayName', 'userName', 'username'],
  avatar: ['avatarUrl', 'headImg', 'headImage', 'headUrl', 'portrait', 'icon'],
  gender: ['sex'],
  phone: ['mobile', 'phoneNumber', 'phoneNo', 'tel', 'telephone', 'cellphone'],
  email: ['mail', 'emailAddress'],
  level: ['lv', 'grade', 'userLevel', 'rank'],
  points: ['point', 'integral', 'score', 'credits'],
  stones: ['stone', 'luckyStone', 'coins', 'balance'],
  channel: ['source', 'platform', 'registerChannel'],
  status: ['state', 'userStatus', 'enabled', 'enable'],
  name: ['title', 'templateName', 'label'],
  title: ['name', 'subject'],
  cover: ['coverUrl', 'image', 'img', 'pic', 'picture', 'background'],
  sort: ['seq', 'orderNum', 'orderNo', 'sortNo', 'position', 'weight'],
  description: ['desc', 'remark', 'intro', 'summary'],
  createdAt: ['createTime', 'createdTime', 'gmtCreate', 'createDate', 'addTime', 'createAt'],
  updatedAt: ['updateTime', 'updatedTime', 'gmtModified', 'modifyTime', 'updateDate', 'updateAt'],
  registeredAt: ['registerTime', 'regTime', 'registerAt', 'registerDate', 'createTime', 'createdAt'],
  lastActiveAt: ['lastActiveTime', 'activeTime', 'lastOnlineTime', 'lastLoginTime'],
  lastLoginAt: ['lastLoginTime', 'loginTime', 'lastLoginDate', 'loginDate'],
  lastLoginIp: ['loginIp', 'lastIp', 'ip'],
  version: ['revision', 'lockVersion', 'ver'],
};

/** Other names of a value. */
export const valueWords: Readonly<Record<string, readonly string[]>> = {
  normal: ['ok', 'active', 'enabled', 'common'],
  muted: ['mute', 'silenced', 'gagged'],
  banned: ['ban', 'blocked', 'forbidden', 'blacklisted'],
  enabled: ['enable', 'on', 'active', 'normal', 'y', 'yes', 'true', '1'],
  disabled: ['disable', 'off', 'inactive', 'locked', 'forbidden', 'n', 'no', 'false', '0'],
  on: ['enabled', 'enable', 'active', 'y', 'yes', 'true', '1'],
  off: ['disabled', 'disable', 'inactive', 'n', 'no', 'false', '0'],
  male: ['m', 'man', 'boy', '1'],
  female: ['f', 'woman', 'girl', '2'],
  unknown: ['u', 'secret', 'none', 'other', '0'],
  draft: ['unpublished', 'new'],
  online: ['published', 'up'],
  offline: ['withdrawn', 'unpublish', 'down'],
};
