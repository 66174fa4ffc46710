import { render, renderHook } from '@testing-library/react';
import { getIntl, RawIntlProvider, setLocale } from '@umijs/max';
import type { ReactNode } from 'react';
import { records } from '@/areas';
import { registerRecords } from '@/components/RecordLink/recordTypes';
import { loadLanguage } from '@/locales/languages';
import { Changes } from './Changes';
import { changesOf } from './changedFields';
import { useChangesText } from './useChangesText';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());
beforeAll(() => registerRecords(records));

test.each([
  ['en-US', 'Nickname: Ann → Bea'],
  ['zh-CN', '昵称：Ann → Bea'],
] as const)('a changed field is told as people write it: %s', async (locale, text) => {
  await loadLanguage(locale);
  setLocale(locale, false);
  const changes = <Changes of="sysUser" before={{ nickname: 'Ann' }} after={{ nickname: 'Bea' }} />;
  const { container } = render(<RawIntlProvider value={getIntl(locale)}>{changes}</RawIntlProvider>);
  expect(container).toHaveTextContent(text);
});

test('the fields of an entry are told as they are read, not as the database keeps them', () => {
  const after = { to: '2', from: '1', text: 'Calm', note: '', place: 'home', endsAt: '2', status: 'on', startsAt: '1' };
  const order = ['place', 'text', 'status', 'from', 'to', 'startsAt', 'endsAt', 'note'];
  expect(changesOf(null, after).map(({ field }) => field)).toEqual(order);
});

test.each([
  ['en-US', 'Nickname: Ann → Bea; Tags: Insults, Advertising'],
  ['zh-CN', '昵称：Ann → Bea；标签：辱骂、广告'],
] as const)('several changes are one text as people write it: %s', async (locale, text) => {
  await loadLanguage(locale);
  setLocale(locale, false);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RawIntlProvider value={getIntl(locale)}>{children}</RawIntlProvider>
  );
  const { result } = renderHook(() => useChangesText(), { wrapper });
  const after = { tags: ['insult', 'advert'], nickname: 'Bea' };
  expect(result.current({ targetType: 'word', before: { nickname: 'Ann' }, after })).toBe(text);
});
