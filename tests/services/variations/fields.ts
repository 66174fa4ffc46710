import {
  eachRow,
  type Group,
  isGroup,
  isPage,
  mapped,
  type Request,
  renamed,
  turned,
  type Variation,
} from '../variation';

const areaOf = (call: string) => call.split('/')[3] ?? '';

const names = {
  number: 'userNo',
  nickname: 'nickName',
  phone: 'mobile',
  lastActiveAt: 'lastActiveTime',
  registeredAt: 'registerTime',
};

/** With both ends of ranges. */
const asked: Record<string, string> = {
  ...names,
  ...Object.fromEntries(
    ['From', 'To'].flatMap((end) => [
      [`lastActive${end}`, `lastActiveTime${end}`],
      [`registered${end}`, `registerTime${end}`],
    ]),
  ),
};

const userFieldsRenamed: Variation = {
  says: 'App users have other names: `userNo`, `nickName`, `mobile`, `lastActiveTime`, `registerTime`.',
  profile: { fields: { user: names } },
  arrive(request) {
    if (areaOf(`GET ${request.path}`) !== 'user') return request;
    const input = renamed(request.input, turned(asked));
    const sort = turned(names)[String(input.sort)];
    return { ...request, input: sort ? { ...input, sort } : input };
  },
  data: (data, call) => (areaOf(call) === 'user' ? eachRow(data, (row) => renamed(row, names)) : data),
};

type Values = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

const values: Readonly<Record<string, Values>> = {
  user: {
    status: { normal: 'NORMAL', muted: 'MUTED', banned: 'BANNED' },
    gender: { unknown: 0, male: 1, female: 2 },
  },
  sysUser: { status: { enabled: 1, disabled: 0 } },
};

const enumValuesRenamed: Variation = {
  says: 'Values have other names: `NORMAL`, `MUTED`, `BANNED`; gender 0, 1, 2; an admin’s status 1 or 0.',
  profile: {
    fields: {
      user: { status: { values: values.user?.status }, gender: { values: values.user?.gender } },
      sysUser: { status: { values: values.sysUser?.status } },
    },
  },
  arrive(request) {
    const of = values[areaOf(`GET ${request.path}`)] ?? {};
    return {
      ...request,
      input: mapped(request.input, (value, name) => ownValues(value, of[name])) as Request['input'],
    };
  },
  data: (data, call) => eachRow(data, (row) => withValues(row, values[areaOf(call)] ?? {})),
};

const withValues = (row: Group, of: Values): Group =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, of[name]?.[String(value)] ?? value]));

/** Also of `a,b`. */
function ownValues(value: unknown, known: Readonly<Record<string, string | number>> | undefined): unknown {
  if (!known) return value;
  const own = Object.fromEntries(Object.entries(known).map(([name, wire]) => [String(wire), name]));
  return String(value)
    .split(',')
    .map((each) => own[each] ?? each)
    .join(',');
}

const enumValueUnknown: Variation = {
  says: 'Some rows have a value that the contract does not know: a user’s channel `alipay`.',
  profile: {},
  data: (data, call) =>
    areaOf(call) === 'user'
      ? eachRow(data, (row, index) => (index % 3 || !row.channel ? row : { ...row, channel: 'alipay' }))
      : data,
};

const OF_PAGING = ['total', 'current', 'pageSize'];

const numbersAsText: Variation = {
  says: 'Numbers are texts: `"level": "7"`.',
  profile: {},
  data: (data) =>
    mapped(data, (value, name) => (typeof value === 'number' && !OF_PAGING.includes(name) ? String(value) : value)),
};

const booleansAsNumbers: Variation = {
  says: 'True and false are 1 and 0.',
  profile: {},
  data: (data) => mapped(data, (value) => (typeof value === 'boolean' ? Number(value) : value)),
};

const extraFields: Variation = {
  says: 'Records have fields that the contract does not know.',
  profile: {},
  data: (data) => eachRow(data, (row) => ({ ...row, tenantId: '000000', delFlag: '0', params: {} })),
};

const inList = (data: unknown, change: (list: unknown[]) => unknown[]) =>
  isPage(data) ? { ...data, list: change(data.list) } : data;

const rowWithoutId: Variation = {
  says: 'The second row of a list has no id.',
  data: (data) =>
    inList(data, (list) => list.map((row, index) => (index === 1 && isGroup(row) ? withoutId(row) : row))),
};

function withoutId({ id: _, ...others }: Group): Group {
  return others;
}

const nullRow: Variation = {
  says: 'A list has a row that is null.',
  data: (data) => inList(data, (list) => [...list.slice(0, 1), null, ...list.slice(1)]),
};

export const fields = {
  userFieldsRenamed,
  enumValuesRenamed,
  enumValueUnknown,
  numbersAsText,
  booleansAsNumbers,
  extraFields,
  rowWithoutId,
  nullRow,
};
