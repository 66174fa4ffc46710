import type { List } from './useList';

/** What a record of a list is called where its row is not drawn. */
export const nameOf = <Row>({ naming }: Pick<List<Row>, 'naming'>, row: Row): string =>
  naming.map(({ value }) => value(row)).join(' ');
