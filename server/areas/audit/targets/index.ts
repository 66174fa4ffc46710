import type { AuditItem } from '../../../../contract/audit';
import { ROOM_TITLE_MAX } from '../../../../contract/room/enums';
import type { Db } from '../../../db/connect';
import type { MessageKey } from '../../../messages';
import { holdCover, holdRoom } from './room';
import type { Held } from './target';
import { holdAvatar, holdNickname } from './user';
import { holdWish } from './wish';

export const NICKNAME_MAX = 30;

interface Kind {
  /** Holds the record that such an item stands on; undefined if there is none. */
  hold(tx: Db, id: string, now: string): Promise<Held | undefined>;
  /** What of a submission is the content, and how long it may be. */
  content: 'text' | 'image';
  max?: number;
  /** Where a rejection finds what to bring back; only of what takes the place of something. */
  replaces?: 'title' | 'image';
  /** Why there may be nothing to look at. */
  empty?: MessageKey;
}

export const kinds: Record<AuditItem['kind'], Kind> = {
  room: { hold: holdRoom, content: 'text', max: ROOM_TITLE_MAX },
  cover: { hold: holdCover, content: 'image', replaces: 'image', empty: 'noCover' },
  avatar: { hold: holdAvatar, content: 'image', replaces: 'image', empty: 'noAvatar' },
  nickname: { hold: holdNickname, content: 'text', max: NICKNAME_MAX, replaces: 'title' },
  wish: { hold: holdWish, content: 'text' },
};
