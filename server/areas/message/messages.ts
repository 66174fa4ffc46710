import type { Label } from '../../../contract/enum';

export const messageMessages = {
  personalToList: {
    'en-US': 'A personal message goes to a list of numbers',
    'zh-CN': '个人消息只能发给编号名单',
  },
  messageWasSent: {
    'en-US': 'This message was sent: only a draft can be changed, sent or deleted',
    'zh-CN': '该消息已发送，只有草稿可以修改、发送或删除',
  },
  messageNotSent: { 'en-US': 'A draft can’t be taken back: delete it instead', 'zh-CN': '草稿不能撤回，可直接删除' },
  messageWithdrawn: { 'en-US': 'This message was taken back', 'zh-CN': '该消息已撤回' },
} as const satisfies Record<string, Label>;
