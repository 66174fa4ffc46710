import { parseJson } from './parse';

test('whole numbers of more digits than JavaScript keeps become texts', () => {
  const body =
    '{"id":7200000000000000001,"ids":[7200000000000000002, 3],"n":12,"f":0.12345678901234567890,"e":-7200000000000000003}';
  expect(parseJson(body)).toEqual({
    id: '7200000000000000001',
    ids: ['7200000000000000002', 3],
    n: 12,
    f: 0.12345678901234568,
    e: '-7200000000000000003',
  });
});

test('digits inside a text stay what they are, also beside quotes', () => {
  const value = { a: 'x: 7200000000000000001, "y": 7200000000000000002', b: '\\' };
  expect(parseJson(`{"id":7200000000000000001,"v":${JSON.stringify(value)}}`)).toEqual({
    id: '7200000000000000001',
    v: value,
  });
});

test.each(['', '<html>404</html>', '{"half":', undefined])('%j is no JSON', (body) => {
  expect(parseJson(body)).toBeNull();
});
