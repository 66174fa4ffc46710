import type { Enum } from './enum';

/** The areas of the back office an operation belongs to, and what its target is. */
export const operationTarget = {
  sysUser: { label: { 'en-US': 'Admin user', 'zh-CN': '管理员' } },
  user: { label: { 'en-US': 'App user', 'zh-CN': 'APP 用户' } },
  sceneTemplate: { label: { 'en-US': 'Blessed land', 'zh-CN': '福地' } },
  view: { label: { 'en-US': 'Personal view', 'zh-CN': '个人视图' } },
  upload: { label: { 'en-US': 'Upload', 'zh-CN': '上传' } },
} as const satisfies Enum;

export const operationAction = {
  create: { label: { 'en-US': 'Created', 'zh-CN': '新建' } },
  update: { label: { 'en-US': 'Edited', 'zh-CN': '编辑' } },
  enable: { label: { 'en-US': 'Enabled', 'zh-CN': '启用' } },
  disable: { label: { 'en-US': 'Disabled', 'zh-CN': '停用' } },
  resetPassword: { label: { 'en-US': 'Reset the password', 'zh-CN': '重置密码' } },
  changePassword: { label: { 'en-US': 'Changed the password', 'zh-CN': '修改密码' } },
  signOutEverywhere: { label: { 'en-US': 'Signed out everywhere', 'zh-CN': '强制下线' } },
  mute: { label: { 'en-US': 'Muted', 'zh-CN': '禁言' } },
  ban: { label: { 'en-US': 'Banned', 'zh-CN': '封禁' } },
  restore: { label: { 'en-US': 'Restored', 'zh-CN': '恢复' } },
  adjustPoints: { label: { 'en-US': 'Adjusted points', 'zh-CN': '调整积分' } },
  revealPhone: { label: { 'en-US': 'Looked at the phone number', 'zh-CN': '查看手机号' } },
  addNote: { label: { 'en-US': 'Added a note', 'zh-CN': '添加备注' } },
  removeNote: { label: { 'en-US': 'Removed a note', 'zh-CN': '删除备注' } },
  clone: { label: { 'en-US': 'Cloned', 'zh-CN': '复制' } },
  publish: { label: { 'en-US': 'Published', 'zh-CN': '上线' } },
  withdraw: { label: { 'en-US': 'Withdrew', 'zh-CN': '下线' } },
  makeDefault: { label: { 'en-US': 'Made the default', 'zh-CN': '设为默认' } },
  reorder: { label: { 'en-US': 'Reordered', 'zh-CN': '调整排序' } },
  saveView: { label: { 'en-US': 'Saved a view', 'zh-CN': '保存视图' } },
  changeView: { label: { 'en-US': 'Changed a view', 'zh-CN': '修改视图' } },
  removeView: { label: { 'en-US': 'Deleted a view', 'zh-CN': '删除视图' } },
  saveLayout: { label: { 'en-US': 'Arranged columns', 'zh-CN': '调整列显示' } },
  upload: { label: { 'en-US': 'Uploaded', 'zh-CN': '上传' } },
} as const satisfies Enum;
