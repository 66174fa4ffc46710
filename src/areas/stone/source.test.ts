import { setLocale } from '@umijs/max';
import { AnswerServer, ok } from '../../../tests/jest/answers';
import { expectConsole } from '../../../tests/jest/consoleGuard';
import { stoneSource } from './source';
import { createPluginManager } from '@@/core/plugin';

let server: AnswerServer;
beforeAll(async () => {
  createPluginManager();
  setLocale('en-US', false);
  server = await AnswerServer.open();
});
afterAll(() => server.close());

test('a package has its price beside its name, and one of another service what that says of it', async () => {
  expectConsole(/contract.*(missing|kind)/);
  const prices = [{ price: 1999, currency: 'CNY' }, { price: 19.99, currency: 'CNY' }, { currency: 'CNY' }];
  const list = prices.map((price, index) => ({ id: String(index + 1), name: 'Sixty', ...price }));
  server.will({ body: ok({ list, total: 3 }) });
  const found = await stoneSource.find('', {});
  expect(found.map(({ subtitle }) => subtitle)).toEqual(['CNY 19.99', '19.99 CNY', '–']);
});
