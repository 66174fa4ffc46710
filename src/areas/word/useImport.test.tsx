import { act, renderHook, waitFor } from '@testing-library/react';
import { getIntl, RawIntlProvider, setLocale } from '@umijs/max';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { useImport } from './useImport';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

test('a mistake of the console behind an import that is done is not told as one that failed', async () => {
  const onDone = () => {
    throw new TypeError('a mistake');
  };
  const { result } = renderHook(() => useImport(onDone), {
    wrapper: ({ children }) => <RawIntlProvider value={getIntl('en-US')}>{children}</RawIntlProvider>,
  });
  await act(() => result.current.choose(new File(['word\nbettong\n'], 'words.csv', { type: 'text/csv' })));
  await waitFor(() => expect(result.current.counts.create).toBe(1));
  await act(() => expect(result.current.apply()).rejects.toThrow('a mistake'));
  expect(result.current.notApplied).toBeUndefined();
});
