import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { ImportDialog } from './ImportDialog';
import { createPluginManager } from '@@/core/plugin';

let mockArrives = false;
jest.mock('papaparse', () => {
  if (!mockArrives) throw Object.assign(new Error('chunk 7 failed'), { name: 'ChunkLoadError' });
  return jest.requireActual('papaparse');
});

beforeAll(() => createPluginManager());

test('what reads the file did not arrive: that is said, and tried again', async () => {
  render(
    <RawIntlProvider value={getIntl('en-US')}>
      <ImportDialog onDone={jest.fn()} onClose={jest.fn()} />
    </RawIntlProvider>,
  );
  const user = userEvent.setup();
  const dialog = await screen.findByRole('dialog', { name: 'Import' });
  await user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, new File([''], 'empty.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Loading failed\./);
  mockArrives = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('There is no word in this file.')).toBeInTheDocument();
});
