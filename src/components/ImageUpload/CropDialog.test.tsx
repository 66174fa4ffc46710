import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import CropDialog from './CropDialog';
import { createPluginManager } from '@@/core/plugin';

let mockDone: (cut: File) => void;
jest.mock('./crop', () => ({
  cutOut: () =>
    new Promise<File>((done) => {
      mockDone = done;
    }),
}));

beforeAll(() => createPluginManager());
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: jest.fn() });
});

async function cutting() {
  const controller = new AbortController();
  const onDone = jest.fn();
  const limits = { ratio: 1, maxBytes: 1024 };
  render(
    <RawIntlProvider value={getIntl('en-US')}>
      <CropDialog
        file={new File([''], 'a.png')}
        {...{ limits, onDone }}
        signal={controller.signal}
        onCancel={jest.fn()}
      />
    </RawIntlProvider>,
  );
  // Once it is loaded, the part to cut is known.
  await waitFor(() => fireEvent.load(document.querySelector('.fish-crop img') as HTMLElement));
  const ok = screen.getByRole('button', { name: 'Use this part' });
  await waitFor(() => expect(ok).toBeEnabled());
  await userEvent.setup().click(ok);
  return { controller, onDone, ok };
}

test('what was cut is handed on', async () => {
  const { onDone } = await cutting();
  const cut = new File([''], 'cut.png');
  mockDone(cut);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(cut));
});

test('what was cancelled while it was cut is not', async () => {
  const { controller, onDone, ok } = await cutting();
  controller.abort();
  mockDone(new File([''], 'cut.png'));
  await waitFor(() => expect(ok).not.toHaveClass('ant-btn-loading'));
  expect(onDone).not.toHaveBeenCalled();
});
