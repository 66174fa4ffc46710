import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../../src');

/** What works in development and in jest, and is not there in the production build (config/unseenPlugin.ts). */
const LEFT_OUT: [what: string, pattern: RegExp, example: string][] = [
  ['rows to choose', /\browSelection\b/, '<Table rowSelection={rows} />'],
  ['rows to expand', /\b(expandable|expandedRowRender)\b/, '<Table expandable={{}} />'],
  ['rows with a look or a click of their own', /\b(rowClassName|onRow)\b/, '<Table onRow={open} />'],
  ['links that load their page ahead', /<Link[^>]*\sprefetch\b/, '<Link\n  prefetch\n/>'],
  ['filters in a header', /\b(filterDropdown|onFilter)\b/, '{ onFilter: match }'],
  ['cells and texts to edit', /\beditable=/, '<Paragraph editable={{}} />'],
  ['only the rows in sight', /<\w*Table[^/]*?\svirtual\b/, '<Table<Row>\n  virtual\n/>'],
  [
    'what ProTable asks, and its bars',
    /\s(request|headerTitle|toolBarRender|columnsState)=/,
    '<ProTable<Row> request={ask} />',
  ],
  ['a choice of the size of a page', /\bshowSizeChanger\b(?!: false)/, '<Pagination showSizeChanger />'],
  ['tabs of a card', /\btabList=/, '<Card tabList={tabs} />'],
  ['several days in a field', /<DatePicker[^/]*?\smultiple\b/, '<DatePicker\n  multiple\n/>'],
  ['a code of single digits', /\bInput\.OTP\b/, '<Input.OTP />'],
];

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('.umi'))
  .map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')] as const);

test.each(LEFT_OUT)('no page has %s', (_, pattern, example) => {
  expect(example).toMatch(pattern);
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([]);
});
