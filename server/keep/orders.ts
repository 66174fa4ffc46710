import { createOnMachine, resetOnMachine } from '../areas/sysUser';
import type { Database } from '../db/database';
import type { Orders } from './control';
import { makeCopy } from './copies';

export const acts = { create: createOnMachine, reset: resetOnMachine };
export type Act = keyof typeof acts;

/** The orders that the server of a data folder takes from commands. */
export function ordersOn({ db, copyTo }: Database, data: string): Orders {
  const order = (act: Act) => (account: string) => acts[act](db, account, new Date().toISOString());
  return {
    create: order('create'),
    reset: order('reset'),
    ...(copyTo && { copy: () => makeCopy(data, copyTo) }),
  };
}
