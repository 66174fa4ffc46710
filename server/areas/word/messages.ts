import type { Label } from '../../../contract/enum';

export const wordMessages = {
  wordTaken: {
    'en-US': 'This word exists already, maybe in another way to write it',
    'zh-CN': '该敏感词已存在（忽略大小写、全半角等写法差异）',
  },
  wordEmpty: { 'en-US': 'Nothing of this word can be seen', 'zh-CN': '该敏感词不含可见字符' },
  wordLines: { 'en-US': 'A word stands on one line', 'zh-CN': '敏感词不能包含换行等控制字符' },
  wordWildcard: {
    'en-US': 'A * stands between two parts of a word',
    'zh-CN': '* 的前后都要有文字，且不能连续使用',
  },
  replacementWithoutMask: {
    'en-US': 'Only a word that is masked has a replacement',
    'zh-CN': '只有处理方式为“替换”的敏感词才能设置替换文本',
  },
  wordIsOn: { 'en-US': 'This word is on already', 'zh-CN': '该敏感词已启用' },
  wordIsOff: { 'en-US': 'This word is off already', 'zh-CN': '该敏感词已停用' },
  textBlocked: {
    'en-US': 'This text has something in it that is not allowed here',
    'zh-CN': '内容包含不允许发布的信息，请修改后重试',
  },
} as const satisfies Record<string, Label>;
