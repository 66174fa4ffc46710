import { contract } from '../../../contract';
import { loginCalls } from '../../../contract/login/calls';
import { sceneTemplateCalls } from '../../../contract/sceneTemplate/calls';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { userCalls } from '../../../contract/user/calls';
import { writes } from '../../../contract/writes';
import { callOf, mapped, type Reply, type Request, type Variation } from '../variation';

/** spec §7 */
export const EIGHT: readonly string[] = [
  loginCalls.account,
  sysUserCalls.pageList,
  sysUserCalls.saveOrUpdate,
  sysUserCalls.modifyPwd,
  userCalls.pageList,
  userCalls.changeStatus,
  sceneTemplateCalls.list,
  sceneTemplateCalls.modify,
];

const isIn = (request: Request, calls: readonly string[]) => calls.includes(callOf(request));

const LISTS = Object.keys(contract).filter((call) => /^GET .*\/(pageList|list)$/.test(call));

const listsByPost: Variation = {
  says: 'Lists are asked for by POST, with a body.',
  profile: { calls: Object.fromEntries(LISTS.map((call) => [call, call.replace('GET', 'POST')])) },
  arrive(request) {
    const call = `GET ${request.path}`;
    if (!LISTS.includes(call)) return request;
    if (request.method === 'GET') return { ...request, path: `${request.path}/byPost` };
    const input = mapped(request.input, (value) => (value === null ? undefined : value)) as Request['input'];
    return { ...request, method: 'GET', input };
  },
};

const BY_GET: string = userCalls.changeStatus;

const writeByGet: Variation = {
  says: 'A user’s status is changed by GET, with a query.',
  profile: { calls: { [BY_GET]: BY_GET.replace('POST', 'GET') } },
  hints: ['--call', `${BY_GET} = ${BY_GET.replace('POST', 'GET')}`],
  arrive(request) {
    const [, path = ''] = BY_GET.split(' ');
    if (request.path !== path) return request;
    if (request.method === 'POST') return { ...request, path: `${path}/byGet` };
    const { days, ...input } = request.input;
    return { ...request, method: 'POST', input: { ...input, ...(days !== undefined && { days: Number(days) }) } };
  },
};

const eightOnly = Object.fromEntries([['*', false], ...EIGHT.map((call) => [call, true])]);

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const notFound: Reply = { status: 404, headers: HTML, body: '<html><body><h1>404 Not Found</h1></body></html>' };

function eightCalls(reply: Reply, says: string): Variation {
  return {
    says,
    profile: { calls: eightOnly },
    instead: (request) => (isIn(request, EIGHT) ? undefined : reply),
  };
}

const extraCallsFail: Variation = {
  says: 'It has the eight calls; all others fail with HTTP 500.',
  profile: { calls: eightOnly },
  instead: (request) =>
    isIn(request, EIGHT)
      ? undefined
      : { status: 500, headers: HTML, body: '<html><body>Whitelabel Error Page</body></html>' },
};

/** All writes but the sign-in, which is needed to see anything. */
const writesMissing: Variation = {
  says: 'It can only be read: every write is missing.',
  profile: {
    calls: Object.fromEntries(
      Object.keys(contract)
        .filter((call) => writes(call) && call !== loginCalls.account)
        .map((call) => [call, false]),
    ),
  },
  instead: (request) => (writes(callOf(request)) && callOf(request) !== loginCalls.account ? notFound : undefined),
};

export const calls = {
  listsByPost,
  writeByGet,
  eightCalls: eightCalls(notFound, 'It has the eight calls of spec §7; all others are a page that says 404.'),
  eightCalls405: eightCalls({ status: 405, headers: {}, body: '' }, 'The same, and all others answer HTTP 405.'),
  eightCalls501: eightCalls({ status: 501, headers: {}, body: '' }, 'The same, and all others answer HTTP 501.'),
  extraCallsFail,
  writesMissing,
};
