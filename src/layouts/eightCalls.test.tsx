import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { specCalls } from '@config/specCalls';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { sysUserCalls } from '@contract/sysUser/calls';
import { userCalls } from '@contract/user/calls';
import { call } from '@/request';
import { readCalls } from '@/request/availability';
import { forgetRows } from '@/request/rows';
import { eightCallsProfile } from '../../tests/eightCalls';
import { openBackEnd } from '../../tests/jest/backEnd';
import { renderApp } from '../../tests/jest/renderApp';

const backEnd = openBackEnd();

beforeEach(async () => {
  await backEnd.onlyCalls(specCalls);
  await backEnd.signIn();
  forgetRows();
});

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Screens' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const ALL = ['Home', 'Admin users', 'App users', 'Blessed land'];

const rowOf = async (name: string) =>
  within((await screen.findByLabelText(`Open ${name}`)).closest('tr') as HTMLElement);

/** Nothing says that something failed or can be tried again. */
function nothingNags(): void {
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.queryByText(/resource not found/)).toBeNull();
}

describe.each([
  ['by its profile', eightCallsProfile],
  ['by what it answers', {}],
])('the eight calls of spec §7, known %s', (how, profile) => {
  beforeEach(() => backEnd.profile(profile));

  test('home says what can be done here, and the menu has only that', async () => {
    const before = await backEnd.refused();
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'What you can do here' })).toBeVisible();
    await waitFor(() => expect(entries()).toEqual(ALL));
    const here = within(screen.getByRole('region', { name: 'What you can do here' }));
    await waitFor(() =>
      expect(here.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Admin users\d+Create · Edit$/),
        'App users200Mute · Ban · Restore',
        expect.stringMatching(/^Blessed land\d+Create · Edit$/),
      ]),
    );
    nothingNags();
    const asked = (await backEnd.refused()).slice(before.length);
    expect(asked).toHaveLength(how === 'by its profile' ? 0 : new Set(asked).size);
  });

  test('an address of what is not there says so calmly, and leads home', async () => {
    const user = renderApp('/activity/room/detail?id=1');
    expect(await screen.findByText('This service has no “Activity rooms”.')).toBeVisible();
    nothingNags();
    await user.click(screen.getByRole('link', { name: 'Go to home' }));
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });

  test('an admin is opened from the list, edited and read again', async () => {
    const user = renderApp('/user/sysUser');
    await user.click(await screen.findByLabelText('Open lin_wei'));
    expect(await screen.findByRole('heading', { name: '林薇', level: 1 })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Timeline/ })).toBeNull());
    await waitFor(() => expect(screen.queryByText('Sign-ins')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const phone = await screen.findByLabelText('Phone');
    await user.clear(phone);
    await user.type(phone, '13900001234');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('13900001234')).toBeVisible();
    nothingNags();
  });

  test('a user is muted from the drawer, which shows it', async () => {
    const { list } = await call(userCalls.pageList, { status: ['normal'], pageSize: 1 });
    const [target] = list;
    forgetRows();
    const user = renderApp(`/user/appUser?number=${target?.number}&id=${target?.id}`);
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(await drawer.findByRole('button', { name: 'Mute' }));
    await waitFor(() => expect(drawer.queryByRole('tab')).toBeNull());
    await user.type(await screen.findByLabelText('Reason'), 'Insults');
    const buttons = screen.getAllByRole('button', { name: 'Mute' });
    await user.click(buttons.at(-1) as HTMLElement);
    expect(await drawer.findByRole('button', { name: 'Change the mute' })).toBeVisible();
    expect((await call(userCalls.pageList, { number: target?.number })).list).toMatchObject([{ status: 'muted' }]);
    nothingNags();
  });

  test('a blessed land is edited, with a picture’s address where nothing can be uploaded', async () => {
    const { list } = await call(sceneTemplateCalls.list, {});
    const [scene, other] = list;
    const user = renderApp(`/user/default/detail?id=${scene?.id}&edit=1`);
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, `Known ${how}`);
    if (how === 'by its profile') {
      const cover = screen.getByLabelText('Cover');
      expect(cover).toHaveValue(scene?.cover);
      await user.clear(cover);
      await user.type(cover, other?.cover ?? '');
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: `Known ${how}`, level: 1 })).toBeVisible();
    const after = (await call(sceneTemplateCalls.list, {})).list.find(({ id }) => id === scene?.id);
    expect(after).toMatchObject({
      name: `Known ${how}`,
      cover: how === 'by its profile' ? other?.cover : scene?.cover,
    });
    nothingNags();
  });

  test('one’s own password can be changed, and signing out works', async () => {
    const user = renderApp('/user/sysUser');
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    expect(await screen.findByRole('menuitem', { name: 'Change password' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(history.location.pathname).toBe('/user/login'));
    nothingNags();
  });
});

describe('with a profile of the eight calls', () => {
  beforeEach(() => backEnd.profile(eightCallsProfile));

  test('rows offer what can be done, and are ticked only for that', async () => {
    const user = renderApp('/user/sysUser');
    const admin = await rowOf('lin_wei');
    expect(admin.queryByRole('button', { name: /More actions/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    history.push('/user/appUser');
    const users = await screen.findByRole('region', { name: 'App users' });
    await user.click((await within(users).findAllByRole('button', { name: /More actions/ }))[0] as HTMLElement);
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).not.toContain('Adjust points');
    expect(items).not.toContain('Send a message');
    expect(within(users).queryByRole('button', { name: /Show/ })).toBeNull();
  });

  test('many are muted by the list’s own count', async () => {
    const { list } = await call(userCalls.pageList, { status: ['normal'], pageSize: 2, sort: 'number' });
    const user = renderApp('/user/appUser?status=normal&sort=number');
    for (const { number } of list) await user.click((await rowOf(String(number))).getByRole('checkbox'));
    await user.click(
      within(screen.getByRole('region', { name: 'Selected rows' })).getByRole('button', { name: 'Mute' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Done to 2 records, one after the other.')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'Insults');
    await user.click(dialog.getByRole('button', { name: 'Mute 2 users' }));
    expect(await screen.findByText('2 done')).toBeVisible();
  });

  test('a record is found in a list that refuses to be asked by an id', async () => {
    const { list } = await call(sysUserCalls.pageList, { keyword: 'lin_wei' });
    forgetRows();
    await backEnd.answerNext(sysUserCalls.pageList, { status: 400, body: '' });
    renderApp(`/user/sysUser/detail?id=${list[0]?.id}`);
    expect(await screen.findByRole('heading', { name: '林薇', level: 1 })).toBeVisible();
    nothingNags();
  });

  test('a record is found in its list after a reload, and an unknown one told calmly', async () => {
    const { list } = await call(sysUserCalls.pageList, { keyword: 'lin_wei' });
    forgetRows();
    const user = renderApp(`/user/sysUser/detail?id=${list[0]?.id}`);
    expect(await screen.findByRole('heading', { name: '林薇', level: 1 })).toBeVisible();
    history.push('/user/sysUser/detail?id=999999999');
    expect(await screen.findByText(/shows a record only in its list/)).toBeVisible();
    nothingNags();
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await rowOf('lin_wei');
  });

  test('the palette offers screens and actions that are there', async () => {
    const user = renderApp('/user/sysUser');
    await rowOf('lin_wei');
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Find a screen or an action' });
    const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
    expect(options()).toEqual(expect.arrayContaining(['New admin', 'New blessed land', 'Change password']));
    expect(options()).not.toContain('New room');
    await user.type(box, 'room');
    await waitFor(() => expect(options()).toEqual([]));
    nothingNags();
  });

  test('views and columns are kept in this browser', async () => {
    const user = renderApp('/user/sysUser?status=enabled');
    await user.click(await screen.findByRole('button', { name: /Save view/ }));
    await user.type(await screen.findByLabelText('Name'), 'Here only{Enter}');
    expect(await screen.findByRole('link', { name: /^Here only/ })).toHaveAttribute('aria-current', 'true');
    nothingNags();
  });

  test('lessons and articles are of what is there', async () => {
    renderApp('/teacher/um');
    expect(await screen.findByText('This service has no screen that a lesson could show.')).toBeVisible();
    history.push('/about/um');
    expect(await screen.findByRole('link', { name: /^Admin users/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Gift centre/ })).toBeNull();
    history.push('/about/u/sysUser');
    expect(await screen.findByText('Add somebody')).toBeVisible();
    expect(screen.queryByText('Let somebody go')).toBeNull();
    history.push('/about/u/gift');
    expect(await screen.findByText(/no such article/)).toBeVisible();
  });
});

test('a screen that was found missing is asked for again', async () => {
  backEnd.profile({});
  const user = renderApp('/activity/room');
  const again = await screen.findByRole('button', { name: 'Ask again' });
  await backEnd.onlyCalls(readCalls());
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Activity rooms' })).toBeVisible();
  expect(await screen.findByText('All')).toBeVisible();
});

test('about says what was found missing, and asks again', async () => {
  backEnd.profile({});
  const user = renderApp('/about');
  await user.click(await screen.findByText(/calls are not there/));
  expect(await screen.findByText('GET /fish/admin/audit/summary')).toBeVisible();
  const before = (await backEnd.refused()).length;
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  history.push('/');
  await waitFor(async () => expect((await backEnd.refused()).length).toBeGreaterThan(before));
  expect(await screen.findByRole('heading', { name: 'What you can do here' })).toBeVisible();
});
