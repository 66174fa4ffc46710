import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider, setLocale } from '@umijs/max';
import { type ReactNode, useState } from 'react';
import { DraftNote } from './DraftNote';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());

function Noted({ onDiscard, children }: { onDiscard: () => void; children: ReactNode }) {
  const [isBack, setIsBack] = useState(true);
  const discard = () => {
    setIsBack(false);
    onDiscard();
  };
  return (
    <>
      {isBack && <DraftNote onDiscard={discard} />}
      {children}
    </>
  );
}

const show = (children: ReactNode) => render(<RawIntlProvider value={getIntl('en-US')}>{children}</RawIntlProvider>);

test('what is discarded leaves the focus in its form, on the first field', async () => {
  setLocale('en-US', false);
  const onDiscard = jest.fn();
  show(
    <form>
      <Noted onDiscard={onDiscard}>
        <input type="file" />
        <input disabled />
        <textarea aria-label="Reason" />
        <input />
      </Noted>
    </form>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onDiscard).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByLabelText('Reason')).toHaveFocus();
});
