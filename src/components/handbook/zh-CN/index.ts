import type { Handbook } from '../article';
import { audit, people, room, sceneTemplate } from './activity';
import { home, keyboard, lists } from './console';
import { integral, log, share, word } from './log';
import { gift, shelf, stone } from './mall';
import { message, push, tip } from './messages';
import { order, recharge, statistic, transaction, wish } from './money';
import { appUser, authority, sysUser } from './users';

const handbook: Handbook = {
  home,
  lists,
  keyboard,
  appUser,
  room,
  people,
  audit,
  sceneTemplate,
  shelf,
  stone,
  gift,
  message,
  push,
  tip,
  wish,
  order,
  transaction,
  recharge,
  sysUser,
  authority,
  statistic,
  log,
  word,
  integral,
  share,
};
export default handbook;
