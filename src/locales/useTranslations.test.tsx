import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import type { ReactNode } from 'react';
import { type Translate, useTranslations } from './useTranslations';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());

function Said({ of }: { of: (t: Translate) => ReactNode }) {
  return <p>{of(useTranslations())}</p>;
}

function said(locale: string, of: (t: Translate) => ReactNode): string | null {
  const { unmount } = render(
    <RawIntlProvider value={getIntl(locale)}>
      <Said of={of} />
    </RawIntlProvider>,
  );
  const text = screen.getByRole('paragraph').textContent;
  unmount();
  return text;
}

test.each([undefined, null, Number.NaN])(
  'a value that is missing (%s) is a dash, in numbers and plurals too',
  (none) => {
    const ofUsers = (t: Translate) => t('user.line', { total: none, plus: '', active: none });
    expect(said('en-US', ofUsers)).toBe('– people · – active in the last hour');
    expect(said('zh-CN', ofUsers)).toMatch(/^[^N]*–[^N]*–[^N]*$/);
  },
);

test('a missing value inside an element is a dash', () => {
  const bold = (part: ReactNode) => <b key="b">{part}</b>;
  expect(said('en-US', (t) => t('bulk.selected', { count: undefined, plus: '', b: bold }))).toBe('– selected');
});

test('a text for a value that the contract does not know is the value', () => {
  const texts = (value: string) => said('en-US', (t) => t(`audit.by.${value}` as 'audit.kind'));
  expect([texts('on hold'), texts('')]).toEqual(['on hold', '–']);
});
