import { render, screen, within } from '@testing-library/react';
import { Skeleton } from '.';

test('what stands in for rows is nothing to who listens', () => {
  render(
    <section aria-label="Orders" aria-busy>
      <Skeleton active paragraph={{ rows: 3 }} />
    </section>,
  );
  const orders = within(screen.getByRole('region', { name: 'Orders' }));
  expect(orders.queryByRole('list')).toBeNull();
  expect(orders.queryByRole('listitem')).toBeNull();
  expect(orders.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});
