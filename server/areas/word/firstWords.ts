import type { WordTag } from '../../../contract/word/enums';
import type { Db } from '../../db/database';
import { foldWord } from './matcher';
import { sensitiveWord } from './table';

const byTag = {
  contact: ['wx', '加微信', '加我微信', 'vx', 'QQ群', '扫码', '二维码', 'scan the code', 'telegram'],
  fraud: ['free stones', '免费幸运石', '送幸运石', '刷单', 'make money fast', '稳赚', '代充'],
  advert: ['兼职'],
  gambling: ['博彩', 'casino'],
  insult: ['idiot', '傻子'],
  impostor: ['官方客服'],
} as const satisfies Partial<Record<WordTag, string[]>>;

/** The sensitive words of a new database: each sends a text to the audit. */
export const firstWords = Object.entries(byTag).flatMap(([tag, words]) =>
  words.map((word) => ({ word, tags: [tag as WordTag], action: 'audit' as const })),
);

export const insertFirstWords = (db: Db, at: string) =>
  db.insert(sensitiveWord).values(
    firstWords.map((word) => ({
      ...word,
      folded: foldWord(word.word),
      status: 'on' as const,
      createdAt: at,
      updatedAt: at,
    })),
  );
