import { fireEvent, screen } from '@testing-library/react';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';

const backEnd = openBackEnd();
beforeEach(() => backEnd.signIn());

test('what is typed while a search is applied stays, spaces too, and Reset empties the box', async () => {
  const user = renderApp('/user/sysUser');
  await screen.findByRole('link', { name: 'Open admin' });
  const box = screen.getByRole('searchbox');
  const type = (value: string) => fireEvent.change(box, { target: { value } });

  type('lin ');
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(box).toHaveValue('');

  type('lin ');
  await screen.findByRole('button', { name: 'Reset' });
  expect(box).toHaveValue('lin ');
  type('lin wei');
  expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument();
  expect(box).toHaveValue('lin wei');
});
