import type { Label } from '../../../contract/enum';

export const sysUserMessages = {
  passwordOnlyAtCreation: {
    'en-US': 'Use “Reset password” to change the password of an existing admin',
    'zh-CN': '修改已有管理员的密码请使用“重置密码”',
  },
  wrongOldPassword: { 'en-US': 'This is not your present password', 'zh-CN': '原密码不正确' },
  sameAsOldPassword: { 'en-US': 'Choose another one than the present password', 'zh-CN': '新密码不能与原密码相同' },
  notConfirmed: { 'en-US': 'The two passwords differ', 'zh-CN': '两次输入的密码不一致' },
  accountTaken: { 'en-US': 'This account already exists', 'zh-CN': '该账号已存在' },
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
} as const satisfies Record<string, Label>;
