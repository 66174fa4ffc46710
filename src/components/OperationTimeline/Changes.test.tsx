import { render } from '@testing-library/react';
import { getIntl, RawIntlProvider, setLocale } from '@umijs/max';
import { loadLanguage } from '@/locales/languages';
import { Changes } from './Changes';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());

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
