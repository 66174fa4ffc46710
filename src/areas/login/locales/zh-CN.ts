export default {
  'login.promise': '池中大小事，一处全掌握。',
  'login.title': '登录',
  'login.return': '登录后将返回“{title}”。',
  'login.account': '账号',
  'login.account.required': '请输入账号。',
  'login.password': '密码',
  'login.password.required': '请输入密码。',
  'login.submit': '登录',
  'login.storageFull': '浏览器的存储空间已满，无法保持登录。请在浏览器设置中清除本站点的数据，然后重新登录。',
  'notFound.title': '页面不存在',
  'notFound.text': '{path} 没有对应的页面。',
  'notFound.home': '返回首页',
};
