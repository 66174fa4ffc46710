import type { Label } from '../../../contract/enum';

export const audienceMessages = {
  unknownNumbers: { 'en-US': 'No user has these numbers: {numbers}', 'zh-CN': '没有用户使用以下编号：{numbers}' },
  nobodyToSendTo: {
    'en-US': 'Nobody would get this right now: choose another audience',
    'zh-CN': '当前没有任何用户会收到，请重新选择发送对象',
  },
  nameTaken: { 'en-US': 'Another audience has this name', 'zh-CN': '已有同名的发送对象' },
  tooManySaved: {
    'en-US': 'At most {count} audiences can be saved: remove one first',
    'zh-CN': '最多保存 {count} 个发送对象，请先删除一个',
  },
} as const satisfies Record<string, Label>;
