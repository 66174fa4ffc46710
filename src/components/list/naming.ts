import { textOf } from '@/components/format';
import type { List } from './useList';

/** A record's name where its row is not shown. */
export const nameOf = <Row>({ naming }: Pick<List<Row>, 'naming'>, row: Row): string =>
  textOf(...naming.map(({ value }) => value(row) as string | number | null));
