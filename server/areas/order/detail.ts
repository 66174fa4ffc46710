import { asc, eq } from 'drizzle-orm';
import type { OrderDetail } from '../../../contract/order';
import type { Db } from '../../db/database';
import { orNotFound } from '../../refusal';
import { entries } from '../user';
import { ledger, user } from '../user/table';
import { itemColumns, orderDetailColumns } from './columns';
import { order, orderItem } from './table';

/** @throws `10404` */
export async function findOrder(db: Db, id: string): Promise<OrderDetail> {
  const [found] = await db
    .select(orderDetailColumns)
    .from(order)
    .innerJoin(user, eq(user.id, order.userId))
    .where(eq(order.id, id));
  const { items, stones } = await readLines(db, id);
  const { receiver, ...rest } = orNotFound(found);
  return {
    ...rest,
    receiver: receiverOf(receiver),
    items,
    stones,
    ledger: await entries(db).where(eq(ledger.orderId, id)).orderBy(asc(ledger.at), asc(ledger.id)),
  };
}

async function readLines(db: Db, id: string) {
  const lines = await db
    .select({ ...itemColumns, stones: orderItem.stones, bonus: orderItem.bonus })
    .from(orderItem)
    .where(eq(orderItem.orderId, id))
    .orderBy(asc(orderItem.number));
  return {
    items: lines.map(({ stones: _, bonus: __, ...item }) => item),
    stones: lines.reduce((all, { stones, bonus }) => all + (stones ?? 0) + (bonus ?? 0), 0),
  };
}

type Receiver = NonNullable<OrderDetail['receiver']>;

const receiverOf = ({ name, phone, address }: { [Key in keyof Receiver]: string | null }): OrderDetail['receiver'] =>
  name && phone && address ? { name, phone, address } : null;
