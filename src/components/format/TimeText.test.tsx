import { act, render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider, setLocale } from '@umijs/max';
import { TimeText } from './TimeText';
import { createPluginManager } from '@@/core/plugin';

const MINUTE = 60_000;

beforeAll(() => createPluginManager());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('how long ago moves on every minute, and nothing around it is drawn again', () => {
  setLocale('en-US', false);
  const around = jest.fn(() => <TimeText value={new Date(Date.now() - MINUTE).toISOString()} />);
  const Around = around;
  render(
    <RawIntlProvider value={getIntl('en-US')}>
      <Around />
    </RawIntlProvider>,
  );
  expect(screen.getByText('1 min. ago')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(MINUTE));
  expect(screen.getByText('2 min. ago')).toBeInTheDocument();
  expect(around).toHaveBeenCalledTimes(1);
});
