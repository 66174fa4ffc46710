import type { Label } from '../../../contract/enum';

export const loginMessages = {
  wrongCredentials: { 'en-US': 'Wrong account or password', 'zh-CN': '账号或密码错误' },
  accountDisabled: {
    'en-US': 'This account is disabled. Ask another admin to enable it.',
    'zh-CN': '该账号已停用，请联系其他管理员启用。',
  },
  tooManyAttempts: {
    'en-US': 'Too many wrong tries. Try again in {minutes} min.',
    'zh-CN': '错误次数过多，请在 {minutes} 分钟后重试。',
  },
} as const satisfies Record<string, Label>;
