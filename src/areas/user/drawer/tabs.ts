import { useMemo } from 'react';
import type { Path } from '@contract/index';
import { messageCalls } from '@contract/message/calls';
import { operationCalls } from '@contract/operation.calls';
import { orderCalls } from '@contract/order/calls';
import { peopleCalls } from '@contract/people/calls';
import { transactionCalls } from '@contract/transaction/calls';
import { userCalls } from '@contract/user/calls';
import { wishCalls } from '@contract/wish/calls';
import { useAvailability } from '@/request/availability';
import { type Tab, tabs } from '../useUserAddress';

/** A tab is there if the service has one of its calls. */
const callsOf: Readonly<Record<Tab, readonly Path[]>> = {
  overview: [],
  ledger: [userCalls.ledger],
  orders: [orderCalls.pageList],
  gifts: [transactionCalls.pageList],
  wishes: [wishCalls.pageList],
  rooms: [peopleCalls.pageList],
  messages: [messageCalls.pageList],
  devices: [userCalls.devices, userCalls.logins],
  sanctions: [userCalls.sanctions],
  notes: [userCalls.notes],
  timeline: [operationCalls.pageList],
};

export function useTabs(): readonly Tab[] {
  const has = useAvailability();
  return useMemo(() => tabs.filter((tab) => !callsOf[tab].length || callsOf[tab].some(has)), [has]);
}
