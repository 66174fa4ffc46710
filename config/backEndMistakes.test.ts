import { contract } from '../contract';
import { reference } from './backEnd';
import { builtInMistakes, mistakesOf } from './backEndMistakes';

const calls = Object.keys(contract);

test('the reference and what is built in are without a mistake', () => {
  expect(mistakesOf(reference, calls)).toEqual([]);
  expect(builtInMistakes(calls)).toEqual([]);
});

test('a profile that differs everywhere is without a mistake', () => {
  const profile = {
    address: 'https://api.example.com/base',
    pictures: ['https://cdn.example.com', 'http://127.0.0.1:9000'],
    token: { header: 'Authorization', prefix: 'Bearer ' },
    timeout: { read: 0, write: 0.5 },
    envelope: { code: 'status', message: 'msg', data: 'result', codes: { success: [0, '0000'], tokenExpired: 401 } },
    paging: { current: 'page', firstPage: 0, descend: 'desc', list: 'records' },
    several: 'repeated',
    ids: 'number',
    time: { format: 'local', zone: 'Asia/Shanghai' },
    encrypted: { 'POST /fish/admin/login/account': { password: 'plain' } },
    calls: { '*': false, 'GET /fish/admin/tip/*': false, 'GET /fish/admin/user/pageList': 'POST /api/users' },
    fields: { user: { nickname: 'nick', status: { name: 'state', values: { normal: 0, banned: 2 } } } },
  };
  expect(mistakesOf(profile, calls)).toEqual([]);
});

test.each([
  ['no group', [], 'It must be a group, { … }.'],
  ['an unknown setting', { adress: '' }, '“adress” is no setting; there are address, pictures, publicKey'],
  ['half an address', { address: 'api.example.com' }, '“address” must be a full address'],
  ['a folder of pictures', { pictures: ['https://cdn.example.com/a'] }, '“pictures” must be a list of origins'],
  ['what ends a directive', { pictures: ['https://cdn.example.com;script-src'] }, '“pictures” must be a list'],
  ['less than no time', { timeout: { read: -1 } }, '“timeout › read” must be a number of seconds, or 0 for no limit.'],
  ['a page to begin with', { paging: { firstPage: 2 } }, '“paging › firstPage” must be “0” or “1”.'],
  ['an unknown code', { envelope: { codes: { fine: 1 } } }, 'envelope › codes: “fine” is no setting'],
  ['no code at all', { envelope: { codes: { success: [] } } }, '“envelope › codes › success” must be a code or'],
  ['a zone', { time: { zone: 'Mars/Olympus' } }, '“time › zone” must be a time zone'],
  ['an encrypted call', { encrypted: { 'POST /login': {} } }, 'encrypted: “POST /login” is no call of the contract.'],
  [
    'a way to encrypt',
    { encrypted: { 'POST /fish/admin/login/account': { password: 'rot13' } } },
    'must be “rsa” or “sha256” or “base64” or “plain”.',
  ],
  ['a call', { calls: { 'GET /fish/admin/fish/*': false } }, 'calls: “GET /fish/admin/fish/*” is no call'],
  [
    'a place',
    { calls: { 'GET /fish/admin/tip/detail': '/tips' } },
    'or a method and a path such as “POST /api/signin”.',
  ],
  ['one place for many', { calls: { 'GET /fish/admin/tip/*': 'GET /tips' } }, 'must be true or false.'],
  ['an area', { fields: { fish: {} } }, 'fields: “fish” is no area of the contract.'],
  [
    'a value',
    { fields: { user: { status: { values: { normal: null } } } } },
    '“fields › user › status › values › normal”',
  ],
])('a mistake in %s is said in a sentence', (_, profile, sentence) => {
  expect(mistakesOf(profile, calls).join(' ')).toContain(sentence);
});
