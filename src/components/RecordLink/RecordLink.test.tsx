import { screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { sysUserCalls } from '@contract/sysUser/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();
beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});

test('a card is read once, and again after something was written', async () => {
  const form = { account: 'card_holder', nickname: 'Card holder', password: 'secret-secret' };
  const { id } = await call(sysUserCalls.saveOrUpdate, form);
  await call(sysUserCalls.saveOrUpdate, { id, version: 1, account: form.account, nickname: 'Of the card' });
  const user = renderApp(`/log/list?tab=operations&record=${id}`);
  const [link] = await screen.findAllByRole('link', { name: 'card_holder' });
  const card = async (status: string) => {
    await user.hover(link as HTMLElement);
    const shown = within(await screen.findByRole('tooltip'));
    expect(await shown.findByText('Of the card')).toBeInTheDocument();
    expect(shown.getByText(status)).toBeInTheDocument();
    await user.unhover(link as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  };
  await card('Enabled');
  await backEnd.answerNext(sysUserCalls.detail, { status: 500, body: '' });
  await card('Enabled');
  await call(sysUserCalls.detail, { id }, { notice: false }).catch(() => undefined);
  await call(sysUserCalls.changeStatus, { id, status: 'disabled', reason: 'Left the team' });
  await card('Disabled');
});
