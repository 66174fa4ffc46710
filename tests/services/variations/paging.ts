import type { Profile } from '../../../config/backEnd';
import { isPage, type Request, renamed, turned, type Variation } from '../variation';

const names = { current: 'pageNum', pageSize: 'size', sort: 'sortField', order: 'sortOrder' };
const orders = { ascend: 'asc', descend: 'desc' };

const withInput = (request: Request, input: Request['input']): Request => ({ ...request, input });

const pagingRenamed: Variation = {
  says: 'Paging has other names: `pageNum`, `size`, `sortField`, `sortOrder=asc`; a page is `records` and `totalCount`.',
  profile: { paging: { ...names, ...orders, list: 'records', total: 'totalCount' } } satisfies Profile,
  arrive(request) {
    const own = Object.entries(request.input).filter(([name]) => !(name in names) || name in turned(names));
    const input = renamed(Object.fromEntries(own), turned(names));
    const { order: asked, ...others } = input;
    const order = turned(orders)[String(asked)];
    return withInput(request, order ? { ...others, order } : others);
  },
  page: ({ list, total, current, pageSize, ...sums }) => ({
    records: list,
    totalCount: total,
    pageNum: current,
    size: pageSize,
    ...sums,
  }),
};

const firstPageZero: Variation = {
  says: 'The first page is page 0.',
  profile: { paging: { firstPage: 0 } },
  arrive(request) {
    const name = ['current', names.current].find((each) => each in request.input);
    return name ? withInput(request, { ...request.input, [name]: Number(request.input[name]) + 1 }) : request;
  },
};

/** What a service without pages answers with. */
const ALL = 200;

const bareList: Variation = {
  says: 'A list is a plain array of all rows, without pages.',
  profile: {},
  arrive: (request) =>
    'pageSize' in request.input ? withInput(request, { ...request.input, current: 1, pageSize: ALL }) : request,
  page: ({ list }) => list,
};

const listRenamed: Variation = {
  says: 'A page calls its rows `rows`.',
  profile: { paging: { list: 'rows' } },
  page: ({ list, ...others }) => ({ rows: list, ...others }),
};

const noTotal: Variation = {
  says: 'A page does not say how many rows there are.',
  profile: {},
  page: ({ total: _, ...others }) => others,
};

const totalAsText: Variation = {
  says: 'The number of rows is a text, `"30"`.',
  profile: {},
  page: (page) => ('total' in page ? { ...page, total: String(page.total) } : page),
};

const noTotals: Variation = {
  says: 'Lists have no sums of the whole filter.',
  profile: {},
  data: (data) => {
    if (!isPage(data)) return data;
    const { list, total, current, pageSize } = data;
    return { list, total, current, pageSize };
  },
};

const nullForNoRows: Variation = {
  says: 'A list without rows is null.',
  profile: {},
  data: (data) => (isPage(data) && !data.list.length ? { ...data, list: null } : data),
};

const parametersRepeated: Variation = {
  says: 'A filter with several values is a repeated parameter: `status=a&status=b`.',
  profile: { several: 'repeated' },
  arrive(request) {
    if (request.method !== 'GET') return request;
    const input = Object.entries(request.input).map(([name, value]) => [
      name,
      // Nobody has a status that is called `a,b`.
      Array.isArray(value) ? value.join(',') : String(value).replaceAll(',', '\u200b'),
    ]);
    return withInput(request, Object.fromEntries(input));
  },
};

export const paging = {
  pagingRenamed,
  firstPageZero,
  bareList,
  listRenamed,
  noTotal,
  totalAsText,
  noTotals,
  nullForNoRows,
  parametersRepeated,
};
