import { medianOf } from './medianOf';
import { licencesOf, matchingSoftware } from './software';

const software = [
  { name: 'antd', version: '5.0.0', licence: 'MIT' },
  { name: 'tslib', version: '2.0.0', licence: '0BSD' },
  { name: 'react', version: '19.0.0', licence: 'MIT' },
  { name: 'nameless', version: '1.0.0', licence: '' },
];
const names = (query: Parameters<typeof matchingSoftware>[1]) =>
  matchingSoftware(software, query).map(({ name }) => name);

test('licences are counted, the most frequent first', () => {
  expect(licencesOf(software)[0]).toEqual({ licence: 'MIT', count: 2 });
  expect(licencesOf(software)).toHaveLength(3);
});

test('software is found by name and by licence', () => {
  expect(names({ keyword: ' REACT' })).toEqual(['react']);
  expect(names({ keyword: 'bsd' })).toEqual(['tslib']);
  expect(names({ keyword: 'a', licence: 'MIT' })).toEqual(['antd', 'react']);
  expect(names({ keyword: '', licence: '' })).toEqual(['nameless']);
});

test('the median is the one in the middle', () => {
  expect(medianOf([30, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 3, 2])).toBe(2);
  expect(medianOf([])).toBe(0);
});
