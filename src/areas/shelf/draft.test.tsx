import { act, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import type { Shelf } from '@contract/shelf';
import { shelfCalls } from '@contract/shelf/calls';
import type { ShelfSection } from '@contract/shelf/enums';
import { writeDrafts } from '@/components/draft/storage';
import { call } from '@/request';
import { getSession, restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => import('./ShelfScreen'));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const zone = 'Asia/Shanghai';
const idsIn = ({ entries }: Shelf, section: ShelfSection) =>
  entries.filter((entry) => entry.section === section).map(({ id }) => id);

test('discarding what is back shows the shelf as it is by now, or keeps it where that can’t be read', async () => {
  const shelf = await call(shelfCalls.detail, { zone });
  const [first, ...featured] = idsIn(shelf, 'featured');
  const others = { stones: idsIn(shelf, 'stones'), gifts: idsIn(shelf, 'gifts') };
  const draft = {
    shelf,
    mine: { ...others, featured: [...featured, first] },
    known: Object.fromEntries(shelf.entries.map((entry) => [entry.id, entry])),
    touched: [first],
  };
  writeDrafts(getSession().data?.id ?? '', { '/fileResoute/u shelf': draft });
  // Meanwhile someone takes it off.
  await call(shelfCalls.save, { version: shelf.version, sections: { ...others, featured }, reason: 'Sold out', zone });

  const user = renderApp('/fileResoute/u');
  const bar = within(await screen.findByRole('region', { name: 'Changes that are not saved' }));
  const shown = () => within(screen.getByRole('region', { name: 'Featured' })).getAllByRole('listitem');
  expect(shown()).toHaveLength(featured.length + 1);
  await backEnd.answerNext(shelfCalls.detail, { status: 500, body: '' });
  await user.click(bar.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Server error.')).toBeInTheDocument();
  expect(shown()).toHaveLength(featured.length + 1);

  await user.click(bar.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes that are not saved' })).toBeNull());
  expect(shown()).toHaveLength(featured.length);
});
