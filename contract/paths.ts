/**
 * Every call of the contract as `METHOD path`. Those that spec §7 names keep its method and path to the letter.
 * What a call takes and answers stands in the area's file beside this one, under the same key.
 */
export const paths = {
  login: {
    /** spec §7 */
    account: 'POST /fish/admin/login/account',
    signOut: 'POST /fish/admin/login/signOut',
  },
  sysUser: {
    /** spec §7 */
    pageList: 'GET /fish/admin/sysUser/pageList',
    detail: 'GET /fish/admin/sysUser/detail',
    /** spec §7 */
    saveOrUpdate: 'POST /fish/admin/sysUser/saveOrUpdate',
    changeStatus: 'POST /fish/admin/sysUser/changeStatus',
    resetPwd: 'POST /fish/admin/sysUser/resetPwd',
    /** spec §7 */
    modifyPwd: 'POST /fish/admin/sysUser/modifyPwd',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByStatus: 'POST /fish/admin/sysUser/countByStatus',
    signOutEverywhere: 'POST /fish/admin/sysUser/signOutEverywhere',
    logins: 'GET /fish/admin/sysUser/logins',
  },
  user: {
    /** spec §7 */
    pageList: 'GET /fish/admin/user/pageList',
    detail: 'GET /fish/admin/user/detail',
    /** spec §7 */
    changeStatus: 'POST /fish/admin/user/changeStatus',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByStatus: 'POST /fish/admin/user/countByStatus',
    adjustPoints: 'POST /fish/admin/user/adjustPoints',
    revealPhone: 'POST /fish/admin/user/revealPhone',
    ledger: 'GET /fish/admin/user/ledger',
    sanctions: 'GET /fish/admin/user/sanctions',
    devices: 'GET /fish/admin/user/devices',
    logins: 'GET /fish/admin/user/logins',
    notes: 'GET /fish/admin/user/notes',
    addNote: 'POST /fish/admin/user/addNote',
    removeNote: 'POST /fish/admin/user/removeNote',
  },
  sceneTemplate: {
    /** spec §7 */
    list: 'GET /fish/admin/sceneTemplate/list',
    detail: 'GET /fish/admin/sceneTemplate/detail',
    /** spec §7 */
    modify: 'POST /fish/admin/sceneTemplate/modify',
    clone: 'POST /fish/admin/sceneTemplate/clone',
    changeStatus: 'POST /fish/admin/sceneTemplate/changeStatus',
    makeDefault: 'POST /fish/admin/sceneTemplate/makeDefault',
    reorder: 'POST /fish/admin/sceneTemplate/reorder',
    rooms: 'GET /fish/admin/sceneTemplate/rooms',
  },
  room: {
    pageList: 'GET /fish/admin/room/pageList',
    detail: 'GET /fish/admin/room/detail',
    saveOrUpdate: 'POST /fish/admin/room/saveOrUpdate',
    clone: 'POST /fish/admin/room/clone',
    changeStatus: 'POST /fish/admin/room/changeStatus',
    recommend: 'POST /fish/admin/room/recommend',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByStatus: 'POST /fish/admin/room/countByStatus',
    members: 'GET /fish/admin/room/members',
    gifts: 'GET /fish/admin/room/gifts',
    messages: 'GET /fish/admin/room/messages',
  },
  people: {
    pageList: 'GET /fish/admin/people/pageList',
    detail: 'GET /fish/admin/people/detail',
    open: 'POST /fish/admin/people/open',
    changeStatus: 'POST /fish/admin/people/changeStatus',
    freeze: 'POST /fish/admin/people/freeze',
    recommend: 'POST /fish/admin/people/recommend',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByStatus: 'POST /fish/admin/people/countByStatus',
    reports: 'GET /fish/admin/people/reports',
  },
  audit: {
    pageList: 'GET /fish/admin/audit/pageList',
    detail: 'GET /fish/admin/audit/detail',
    summary: 'GET /fish/admin/audit/summary',
    submit: 'POST /fish/admin/audit/submit',
    claim: 'POST /fish/admin/audit/claim',
    release: 'POST /fish/admin/audit/release',
    review: 'POST /fish/admin/audit/review',
    correct: 'POST /fish/admin/audit/correct',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByState: 'POST /fish/admin/audit/countByState',
    violations: 'GET /fish/admin/audit/violations',
    similar: 'GET /fish/admin/audit/similar',
  },
  stone: {
    pageList: 'GET /fish/admin/stone/pageList',
    detail: 'GET /fish/admin/stone/detail',
    saveOrUpdate: 'POST /fish/admin/stone/saveOrUpdate',
    changeStatus: 'POST /fish/admin/stone/changeStatus',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByStatus: 'POST /fish/admin/stone/countByStatus',
    /** Changes nothing, as above. */
    previewPrices: 'POST /fish/admin/stone/previewPrices',
    changePrice: 'POST /fish/admin/stone/changePrice',
  },
  gift: {
    pageList: 'GET /fish/admin/gift/pageList',
    detail: 'GET /fish/admin/gift/detail',
    saveOrUpdate: 'POST /fish/admin/gift/saveOrUpdate',
    changeStatus: 'POST /fish/admin/gift/changeStatus',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByStatus: 'POST /fish/admin/gift/countByStatus',
    /** Changes nothing, as above. */
    previewPrices: 'POST /fish/admin/gift/previewPrices',
    changePrice: 'POST /fish/admin/gift/changePrice',
  },
  shelf: {
    detail: 'GET /fish/admin/shelf/detail',
    save: 'POST /fish/admin/shelf/save',
    sales: 'GET /fish/admin/shelf/sales',
    prices: 'GET /fish/admin/shelf/prices',
  },
  order: {
    pageList: 'GET /fish/admin/order/pageList',
    detail: 'GET /fish/admin/order/detail',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByStatus: 'POST /fish/admin/order/countByStatus',
    remark: 'POST /fish/admin/order/remark',
    ship: 'POST /fish/admin/order/ship',
    complete: 'POST /fish/admin/order/complete',
    close: 'POST /fish/admin/order/close',
    refund: 'POST /fish/admin/order/refund',
    revealPhone: 'POST /fish/admin/order/revealPhone',
    place: 'POST /fish/admin/order/place',
    pay: 'POST /fish/admin/order/pay',
    exchange: 'POST /fish/admin/order/exchange',
  },
  transaction: {
    pageList: 'GET /fish/admin/transaction/pageList',
  },
  recharge: {
    pageList: 'GET /fish/admin/recharge/pageList',
  },
  wish: {
    pageList: 'GET /fish/admin/wish/pageList',
    detail: 'GET /fish/admin/wish/detail',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByState: 'POST /fish/admin/wish/countByState',
    fulfil: 'POST /fish/admin/wish/fulfil',
    remove: 'POST /fish/admin/wish/remove',
    make: 'POST /fish/admin/wish/make',
  },
  statistic: {
    wish: 'GET /fish/admin/statistic/wish',
  },
  tip: {
    pageList: 'GET /fish/admin/tip/pageList',
    detail: 'GET /fish/admin/tip/detail',
    saveOrUpdate: 'POST /fish/admin/tip/saveOrUpdate',
    changeStatus: 'POST /fish/admin/tip/changeStatus',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByStatus: 'POST /fish/admin/tip/countByStatus',
    shown: 'GET /fish/admin/tip/shown',
    overlapping: 'GET /fish/admin/tip/overlapping',
  },
  integral: {
    pageList: 'GET /fish/admin/integral/pageList',
    detail: 'GET /fish/admin/integral/detail',
    saveOrUpdate: 'POST /fish/admin/integral/saveOrUpdate',
    changeStatus: 'POST /fish/admin/integral/changeStatus',
    remove: 'POST /fish/admin/integral/remove',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByStatus: 'POST /fish/admin/integral/countByStatus',
    /** Changes nothing; a POST because a history can be longer than an address. */
    preview: 'POST /fish/admin/integral/preview',
    earn: 'POST /fish/admin/integral/earn',
  },
  message: {
    pageList: 'GET /fish/admin/message/pageList',
    detail: 'GET /fish/admin/message/detail',
    saveOrUpdate: 'POST /fish/admin/message/saveOrUpdate',
    send: 'POST /fish/admin/message/send',
    withdraw: 'POST /fish/admin/message/withdraw',
    remove: 'POST /fish/admin/message/remove',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByStatus: 'POST /fish/admin/message/countByStatus',
    recipients: 'GET /fish/admin/message/recipients',
    read: 'POST /fish/admin/message/read',
  },
  push: {
    pageList: 'GET /fish/admin/push/pageList',
    detail: 'GET /fish/admin/push/detail',
    saveOrUpdate: 'POST /fish/admin/push/saveOrUpdate',
    send: 'POST /fish/admin/push/send',
    cancel: 'POST /fish/admin/push/cancel',
    remove: 'POST /fish/admin/push/remove',
    test: 'POST /fish/admin/push/test',
    recipients: 'GET /fish/admin/push/recipients',
    opened: 'POST /fish/admin/push/opened',
  },
  audience: {
    /** Changes nothing; a POST because a list of numbers can be longer than an address. */
    estimate: 'POST /fish/admin/audience/estimate',
    /** Changes nothing, as above. */
    parse: 'POST /fish/admin/audience/parse',
  },
  share: {
    statistic: 'GET /fish/admin/share/statistic',
    pageList: 'GET /fish/admin/share/pageList',
    signUps: 'GET /fish/admin/share/signUps',
    suspects: 'GET /fish/admin/share/suspects',
    record: 'POST /fish/admin/share/record',
    click: 'POST /fish/admin/share/click',
    signUp: 'POST /fish/admin/share/signUp',
  },
  log: {
    pageList: 'GET /fish/admin/log/pageList',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByOutcome: 'POST /fish/admin/log/countByOutcome',
    bursts: 'GET /fish/admin/log/bursts',
  },
  word: {
    pageList: 'GET /fish/admin/word/pageList',
    detail: 'GET /fish/admin/word/detail',
    saveOrUpdate: 'POST /fish/admin/word/saveOrUpdate',
    changeStatus: 'POST /fish/admin/word/changeStatus',
    remove: 'POST /fish/admin/word/remove',
    /** Changes nothing; a POST because a selection can be longer than an address. */
    countByStatus: 'POST /fish/admin/word/countByStatus',
    /** Changes nothing; a POST because a text can be longer than an address. */
    check: 'POST /fish/admin/word/check',
    importRows: 'POST /fish/admin/word/importRows',
  },
  view: {
    list: 'GET /fish/admin/view/list',
    saveOrUpdate: 'POST /fish/admin/view/saveOrUpdate',
    remove: 'POST /fish/admin/view/remove',
    saveLayout: 'POST /fish/admin/view/saveLayout',
  },
  teacher: {
    progress: 'GET /fish/admin/teacher/progress',
    saveProgress: 'POST /fish/admin/teacher/saveProgress',
  },
  operation: {
    pageList: 'GET /fish/admin/operation/pageList',
  },
  search: {
    records: 'GET /fish/admin/search/records',
  },
  upload: {
    image: 'POST /fish/admin/upload/image',
  },
  home: {
    summary: 'GET /fish/admin/home/summary',
  },
} as const;
