import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider, setLocale } from '@umijs/max';
import type { ReactNode } from 'react';
import type { ListColumn } from './columns';
import { Rows } from './Rows';
import { TicksOfRows } from './SelectColumn';
import { counted, type Selection, useSelection } from './useSelection';
import { createPluginManager } from '@@/core/plugin';

interface Fish {
  id: string;
  name: string;
}

const fish: Fish[] = ['Carp', 'Eel', 'Perch', 'Pike', 'Trout'].map((name, at) => ({ id: `${at}`, name }));
const draw = jest.fn((_: ReactNode, { name }: Fish) => <b>{name}</b>);
const columns: ListColumn<Fish>[] = [
  { key: 'name', title: 'Name', names: true, value: ({ name }) => name, render: draw },
];
const setSort = () => undefined;

let selection: Selection<Fish>;

function List({ rows = fish }: { rows?: Fish[] }) {
  selection = counted(useSelection<Fish>('all'), { total: rows.length });
  return (
    <RawIntlProvider value={getIntl('en-US')}>
      <TicksOfRows rows={rows} selection={selection} naming={columns}>
        <Rows
          columns={columns}
          rows={rows}
          density="compact"
          selectable
          sort="name"
          order="descend"
          setSort={setSort}
        />
      </TicksOfRows>
    </RawIntlProvider>
  );
}

const tick = (name: string) => screen.getByRole('checkbox', { name });
const ticked = () => fish.filter(({ id }) => selection.has(id)).map(({ name }) => name);

beforeAll(() => {
  createPluginManager();
  setLocale('en-US', false);
});
beforeEach(() => draw.mockClear());

test('a row is drawn once, also when rows are ticked, and anew when it has changed', async () => {
  const { rerender } = render(<List />);
  expect(draw).toHaveBeenCalledTimes(fish.length);
  await userEvent.click(tick('Eel'));
  expect(tick('Eel')).toBeChecked();
  expect(draw).toHaveBeenCalledTimes(fish.length);

  rerender(<List rows={fish.map((each) => (each.name === 'Eel' ? { ...each, name: 'Conger' } : each))} />);
  expect(screen.getByText('Conger')).toBeVisible();
  expect(draw).toHaveBeenCalledTimes(fish.length + 1);
});

test('the shift key ticks and unticks all rows from the one before', async () => {
  render(<List />);
  const user = userEvent.setup();
  await user.click(tick('Eel'));
  await user.keyboard('{Shift>}');
  await user.click(tick('Trout'));
  expect(ticked()).toEqual(['Eel', 'Perch', 'Pike', 'Trout']);
  await user.click(tick('Perch'));
  expect(ticked()).toEqual(['Eel']);
  await user.keyboard('{/Shift}');
  await user.click(tick('Carp'));
  expect(ticked()).toEqual(['Carp', 'Eel']);
});

test('the checkbox of the header is for the rows of the page', async () => {
  render(<List />);
  const all = tick('Select all rows of this page');
  await userEvent.click(tick('Pike'));
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(ticked()).toHaveLength(fish.length);
  expect(all).toBeChecked();
  await userEvent.click(all);
  expect(ticked()).toEqual([]);
});
