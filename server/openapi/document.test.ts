import { contract, type Path } from '../../contract';
import { codes } from '../../contract/codes';
import { refusalsOf } from '../../contract/refusals';
import { PHONE_PATTERN } from '../../contract/sysUser/enums';
import { userCalls } from '../../contract/user/calls';
import { writes } from '../../contract/writes';
import { openApi } from './document';
import { operationOf } from './names';

interface Schema {
  $ref?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
  type?: string;
  description?: string;
  items?: Schema;
  properties?: Properties;
}
type Properties = Record<string, Schema & { const?: unknown }>;
interface Operation {
  operationId: string;
  security: object[];
  parameters?: { name: string; style?: string; explode?: boolean }[];
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const document = openApi() as unknown as Document;
const { schemas } = document.components;
const calls = Object.keys(contract) as Path[];

const operation = (call: Path) => {
  const { url, method } = operationOf(call);
  return document.paths[url]?.[method] as Operation;
};
const named = ({ $ref = '' }: Schema) => schemas[$ref.replace('#/components/schemas/', '')];

/** The codes of the envelopes that a call may answer; one that is not named counts as undefined. */
function codesOf(call: Path) {
  const schema = operation(call).responses[200]?.content['application/json']?.schema ?? {};
  return (schema.oneOf ?? [schema]).map((each) => named(each)?.properties?.code?.const);
}

test('each call says its success and its refusals, each by another code', () => {
  for (const call of calls) {
    const expected = [codes.success, ...refusalsOf(call).map((name) => codes[name])];
    expect([call, ...codesOf(call)]).toEqual([call, ...expected]);
    expect(new Set(expected).size).toBe(expected.length);
  }
});

test('what follows from the form of a call', () => {
  expect(codesOf('POST /fish/admin/login/account')).toEqual([200, 10001, 10002, 10003, 10400]);
  expect(codesOf('POST /fish/admin/login/signOut')).toEqual([200]);
  expect(codesOf('GET /fish/admin/sysUser/pageList')).toEqual([200, 10004, 10021, 10400]);
  expect(codesOf('GET /fish/admin/sysUser/detail')).toEqual([200, 10004, 10021, 10400, 10404]);
  expect(codesOf('POST /fish/admin/sysUser/saveOrUpdate')).toEqual([200, 10004, 10021, 10400, 10404, 10409, 10422]);
  expect(codesOf('POST /fish/admin/sysUser/modifyPwd')).toEqual([200, 10003, 10021, 10400, 10404, 10422]);
  expect(codesOf('POST /fish/admin/upload/image')).toEqual([200, 10004, 10021, 10400]);
});

test('operations have names of their own, and only the open ones need no token', () => {
  const names = calls.map((call) => operation(call).operationId);
  expect(new Set(names).size).toBe(calls.length);
  expect(operation('GET /fish/admin/sysUser/pageList').operationId).toBe('sysUserPageList');
  const open = calls.filter((call) => !operation(call).security.length);
  expect(open).toEqual(['POST /fish/admin/login/account']);
  const perhaps = calls.filter((call) => operation(call).security.length > 1);
  expect(perhaps).toEqual(['POST /fish/admin/login/signOut']);
  expect(operation('POST /fish/admin/login/signOut').security).toEqual([{ aToken: [] }, {}]);
});

test('a call may say that nothing was done, and a write that it may have been', () => {
  for (const call of calls) {
    expect(operation(call).responses[503]).toEqual({ $ref: '#/components/responses/NothingDone' });
    expect([call, 504 in operation(call).responses]).toEqual([call, writes(call)]);
  }
});

test('records have names, and an enum has the same one in a list, a form and a filter', () => {
  const { SysUser, SysUserChangeStatusBody, SysUserPageListSuccess } = schemas;
  expect(SysUserPageListSuccess?.properties?.data).toEqual({ $ref: '#/components/schemas/SysUserPageList' });
  const status = { $ref: '#/components/schemas/SysUserStatus' };
  expect(SysUser?.properties?.status).toEqual(status);
  expect(SysUserChangeStatusBody?.properties?.status).toEqual(status);
  expect(JSON.stringify(operation('GET /fish/admin/sysUser/pageList').parameters)).toContain(JSON.stringify(status));
});

test('several values of a filter travel as the back end reads them', () => {
  const status = operation(userCalls.pageList).parameters?.find(({ name }) => name === 'status');
  expect(status).toMatchObject({ style: 'form', explode: false, description: expect.stringContaining('commas') });
  expect(JSON.stringify(schemas.UserCountByStatusBody)).not.toContain('commas');
});

/** The objects inside that have a currency of money, with what they are called. */
function withMoney(schema: unknown, name: string): [string, Properties][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.entries(schema).flatMap(([key, part]) => withMoney(part, `${name}.${key}`));
  const { properties } = schema as Schema;
  const isMoney = CURRENCIES.some((currency) => JSON.stringify(ofMoney(properties?.[currency])).includes('"CNY"'));
  return properties && isMoney ? [[name, properties], ...inside] : inside;
}
const CURRENCIES = ['currency', 'valueCurrency'];
const ofMoney = (schema: Schema = {}) => named(schema) ?? schema;
const AMOUNTS = /^(amount|price|paid|discount|value|before|after|lately|today|yesterday)$/;

test('every amount of money is said to be in minor units', () => {
  const amounts = Object.entries(schemas)
    .flatMap(([name, schema]) => withMoney(schema, name))
    .flatMap(([name, properties]) => Object.entries(properties).map(([field, schema]) => ({ name, field, schema })))
    .filter(({ field, schema }) => AMOUNTS.test(field) && schema.type === 'integer');
  expect(amounts.length).toBeGreaterThan(20);
  const unsaid = amounts.filter(({ schema }) => !schema.description?.includes('minor units'));
  expect(unsaid.map(({ name, field }) => `${name}.${field}`)).toEqual([]);
});

test('what is refused of a body is said of it', () => {
  expect(schemas.Instant).toMatchObject({ format: 'date-time', pattern: 'Z$' });
  const { phone, email } = schemas.SysUserSaveOrUpdateBody?.properties ?? {};
  expect(phone?.anyOf?.[0]).toMatchObject({ pattern: PHONE_PATTERN.source, maxLength: 30 });
  expect(email?.anyOf?.[0]).toMatchObject({ format: 'email', maxLength: 100 });
  const said = (name: string, field: string) => schemas[name]?.properties?.[field]?.description;
  expect(said('UserAdjustPointsBody', 'delta')).toBe('not 0');
  expect(said('StonePreviewPricesBody', 'percent')).toBe('not 0');
  expect(said('StonePreviewPricesBody', 'selection')).toContain('either `ids` or `filter`');
  expect(schemas.UserCountByStatusBody?.description).toContain('either `ids` or `filter`');
  const audience = schemas.AudienceEstimateBody?.properties?.audience?.properties;
  expect(audience?.days?.description).toContain('null unless `kind` is one of registered');
  expect(audience?.numbers?.description).toContain('null unless `kind` is list');
  const hit = schemas.WordCheck?.properties?.hits?.items?.properties;
  expect([hit?.start?.description, hit?.end?.description].join()).toMatch(/UTF-16.*UTF-16/);
});

test('what one says of an answer leaves room for fields of a service’s own', () => {
  expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
});
