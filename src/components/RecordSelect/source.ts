import { codes } from '@contract/codes';
import { type PayCurrency, toMajor } from '@contract/money.enums';
import { paths } from '@contract/paths';
import { type CallOptions, call, type RequestFailure } from '@/request';

/** A record to choose: its name, and what tells it from its namesakes. */
export interface Choice {
  id: string;
  title: string;
  subtitle?: string;
  /** Address of a person's picture; undefined where records have none. */
  avatar?: string | null;
}

/** Where records to choose from are found. */
export interface RecordSource {
  name: string;
  /** What a keyword may mean, the likeliest first; without a keyword what is chosen most. */
  find: (keyword: string, options: CallOptions) => Promise<Choice[]>;
  one: (id: string, options: CallOptions) => Promise<Choice>;
}

/** App users, by number or nickname; without a keyword those who were active last. */
export const userSource: RecordSource = {
  name: 'user',
  find: async (keyword, options) => {
    const input = { keyword: keyword || undefined, pageSize: 20, sort: 'lastActiveAt' } as const;
    return (await call(paths.user.pageList, input, options)).list.map(userChoice);
  },
  one: async (id, options) => userChoice(await call(paths.user.detail, { id }, options)),
};

/** Admins, by account or nickname; without a keyword those who signed in last. */
export const adminSource: RecordSource = {
  name: 'admin',
  find: async (keyword, options) => {
    const input = { keyword: keyword || undefined, pageSize: 20, sort: 'lastLoginAt' } as const;
    return (await call(paths.sysUser.pageList, input, options)).list.map(adminChoice);
  },
  one: async (id, options) => adminChoice(await call(paths.sysUser.detail, { id }, options)),
};

/** Every blessed land, in the order of the app. */
export const sceneSource: RecordSource = {
  name: 'scene',
  find: (keyword, options) => findScenes({ keyword: keyword || undefined }, options),
  one: async (id, options) => sceneChoice(await call(paths.sceneTemplate.detail, { id }, options)),
};

/** Blessed lands that a new room can take place in. */
export const onlineSceneSource: RecordSource = {
  ...sceneSource,
  name: 'online scene',
  find: (keyword, options) => findScenes({ keyword: keyword || undefined, status: ['online'] }, options),
};

async function findScenes(filter: { keyword?: string; status?: ['online'] }, options: CallOptions) {
  const input = { ...filter, pageSize: 50, sort: 'sort', order: 'ascend' } as const;
  return (await call(paths.sceneTemplate.list, input, options)).list.map(sceneChoice);
}

/** Stone packages, those on the shelf first. */
export const stoneSource: RecordSource = {
  name: 'stone',
  find: async (keyword, options) => {
    const input = { keyword: keyword || undefined, pageSize: 20, order: 'ascend' } as const;
    return (await call(paths.stone.pageList, input, options)).list.map(stoneChoice);
  },
  one: async (id, options) => stoneChoice(await call(paths.stone.detail, { id }, options)),
};

/** Gifts, those on the shelf first. */
export const giftSource: RecordSource = {
  name: 'gift',
  find: async (keyword, options) => {
    const input = { keyword: keyword || undefined, pageSize: 20, order: 'ascend' } as const;
    return (await call(paths.gift.pageList, input, options)).list.map(giftChoice);
  },
  one: async (id, options) => giftChoice(await call(paths.gift.detail, { id }, options)),
};

/** All goods: an id names one record in the whole product, whichever of the two it is. */
export const itemSource: RecordSource = {
  name: 'item',
  find: async (keyword, options) =>
    (await Promise.all([giftSource.find(keyword, options), stoneSource.find(keyword, options)])).flat(),
  one: async (id, options) => {
    try {
      return await giftSource.one(id, options);
    } catch (failure) {
      if ((failure as RequestFailure).code !== codes.notFound) throw failure;
      return stoneSource.one(id, options);
    }
  },
};

/** Activity rooms that users can go to, now or soon; without a keyword those that begin last. */
export const openRoomSource: RecordSource = {
  name: 'open room',
  find: async (keyword, options) => {
    const open: ('scheduled' | 'live')[] = ['scheduled', 'live'];
    const input = { keyword: keyword || undefined, status: open, pageSize: 20 };
    return (await call(paths.room.pageList, input, options)).list.map(roomChoice);
  },
  one: async (id, options) => roomChoice(await call(paths.room.detail, { id }, options)),
};

const roomChoice = ({ id, title, number }: { id: string; title: string; number: number }): Choice => ({
  id,
  title,
  subtitle: String(number),
});

const userChoice = ({ id, nickname, number, avatar }: Person): Choice => ({
  id,
  title: nickname,
  subtitle: String(number),
  avatar,
});

interface Person {
  id: string;
  nickname: string;
  number: number;
  avatar: string | null;
}

const adminChoice = ({ id, nickname, account }: { id: string; nickname: string; account: string }): Choice => ({
  id,
  title: nickname,
  subtitle: account,
});

interface Package {
  id: string;
  name: string;
  price: number;
  currency: PayCurrency;
}

/** Packages of one name differ in what they cost. */
const stoneChoice = ({ id, name, price, currency }: Package): Choice => ({
  id,
  title: name,
  subtitle: `${currency} ${toMajor(price, currency)}`,
});

const giftChoice = ({ id, name }: { id: string; name: string }): Choice => ({ id, title: name });

const sceneChoice = ({ id, name }: { id: string; name: string }): Choice => ({ id, title: name });
