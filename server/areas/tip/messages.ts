import type { Label } from '../../../contract/enum';

export const tipMessages = {
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
} as const satisfies Record<string, Label>;
