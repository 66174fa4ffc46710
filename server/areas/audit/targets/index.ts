import type { AuditItem } from '../../../../contract/audit';
import type { Label } from '../../../../contract/enum';
import { ROOM_TITLE_MAX } from '../../../../contract/room/enums';
import { WISH_TEXT_MAX } from '../../../../contract/wish/enums';
import type { Db } from '../../../db/database';
import { auditMessages } from '../messages';
import { holdCover, holdRoom } from './room';
import type { Held } from './target';
import { holdAvatar, holdNickname } from './user';
import { holdWish } from './wish';

const NICKNAME_MAX = 30;

interface Kind {
  /** Locks the record of an item; undefined if there is none. */
  hold(tx: Db, id: string, now: string): Promise<Held | undefined>;
  /** Which part of a submission is the content. */
  content: 'text' | 'image';
  max?: number;
  /** The field whose previous value a rejection restores. */
  replaces?: 'title' | 'image';
  empty?: Label;
}

export const kinds: Record<AuditItem['kind'], Kind> = {
  room: { hold: holdRoom, content: 'text', max: ROOM_TITLE_MAX },
  cover: { hold: holdCover, content: 'image', replaces: 'image', empty: auditMessages.noCover },
  avatar: { hold: holdAvatar, content: 'image', replaces: 'image', empty: auditMessages.noAvatar },
  nickname: { hold: holdNickname, content: 'text', max: NICKNAME_MAX, replaces: 'title' },
  wish: { hold: holdWish, content: 'text', max: WISH_TEXT_MAX },
};
