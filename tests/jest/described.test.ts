import { auditCalls } from '@contract/audit/calls';
import { giftCalls } from '@contract/gift/calls';
import type { Path } from '@contract/index';
import { integralCalls } from '@contract/integral/calls';
import { logCalls } from '@contract/log/calls';
import { messageCalls } from '@contract/message/calls';
import { orderCalls } from '@contract/order/calls';
import { peopleCalls } from '@contract/people/calls';
import { pushCalls } from '@contract/push/calls';
import { rechargeCalls } from '@contract/recharge/calls';
import { roomCalls } from '@contract/room/calls';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { shareCalls } from '@contract/share/calls';
import { stoneCalls } from '@contract/stone/calls';
import { sysUserCalls } from '@contract/sysUser/calls';
import { tipCalls } from '@contract/tip/calls';
import { transactionCalls } from '@contract/transaction/calls';
import { userCalls } from '@contract/user/calls';
import { wishCalls } from '@contract/wish/calls';
import { wordCalls } from '@contract/word/calls';
import { listSpec as audits } from '@/areas/audit/fields';
import { listSpec as gifts } from '@/areas/gift/fields';
import { listSpec as integrals } from '@/areas/integral/fields';
import { listSpec as logs } from '@/areas/log/fields';
import { listSpec as messages } from '@/areas/message/fields';
import { listSpec as orders } from '@/areas/order/fields';
import { listSpec as people } from '@/areas/people/fields';
import { groupsSpec } from '@/areas/people/groupFields';
import { listSpec as pushes } from '@/areas/push/fields';
import { listSpec as recharges } from '@/areas/recharge/fields';
import { listSpec as rooms } from '@/areas/room/listFields';
import { tableSpec as scenes } from '@/areas/sceneTemplate/fields';
import { listSpec as shares } from '@/areas/share/sharesFields';
import { listSpec as signUps } from '@/areas/share/signUpsFields';
import { listSpec as stones } from '@/areas/stone/fields';
import { listSpec as sysUsers } from '@/areas/sysUser/fields';
import { listSpec as tips } from '@/areas/tip/fields';
import { listSpec as transactions } from '@/areas/transaction/fields';
import { listSpec as users } from '@/areas/user/fields';
import { listSpec as wishes } from '@/areas/wish/fields';
import { listSpec as words } from '@/areas/word/fields';
import { selectionInput } from '@/components/bulk/selectionInput';
import { type FilterField, namesOf } from '@/components/list/fields';
import { type ListSpec, readPlace } from '@/components/list/listAddress';
import { describedInput } from '../services/described';

const ID = '7200000000000000001';
const TEXTS = ['Lin', '100001', ID];

function written(field: FilterField): string {
  switch (field.type) {
    case 'text':
      return TEXTS.find((text) => !field.pattern || field.pattern.test(text)) ?? '';
    case 'choices':
      return Object.keys(field.options).join(',');
    case 'numbers':
      return String(field.max);
    case 'days':
      return '2026-03-05';
    case 'money':
      return '19.99';
    case 'record':
      return ID;
  }
}

/** The list with every filter that it has, in the address. */
function filtered(spec: ListSpec) {
  const address = new URLSearchParams();
  for (const field of spec.fields) {
    for (const name of namesOf(field))
      if (field.type !== 'days' || name !== field.name) address.set(name, written(field));
  }
  const place = readPlace(spec, address);
  expect(Object.keys(place.filters)).toEqual([...address.keys()]);
  return place;
}

test.each<[Path, ListSpec]>([
  [auditCalls.pageList, audits],
  [giftCalls.pageList, gifts],
  [integralCalls.pageList, integrals],
  [logCalls.pageList, logs],
  [messageCalls.pageList, messages],
  [orderCalls.pageList, orders],
  [peopleCalls.pageList, people],
  [peopleCalls.groups, groupsSpec],
  [pushCalls.pageList, pushes],
  [rechargeCalls.pageList, recharges],
  [roomCalls.pageList, rooms],
  [sceneTemplateCalls.list, scenes],
  [shareCalls.pageList, shares],
  [shareCalls.signUps, signUps],
  [stoneCalls.pageList, stones],
  [sysUserCalls.pageList, sysUsers],
  [tipCalls.pageList, tips],
  [transactionCalls.pageList, transactions],
  [userCalls.pageList, users],
  [wishCalls.pageList, wishes],
  [wordCalls.pageList, words],
])('%s is asked as docs/openapi.json says, whatever is filtered by', (call, spec) => {
  expect(describedInput(call).safeParse(filtered(spec).query)).toMatchObject({ success: true });
});

test.each<[Path, ListSpec]>([
  [auditCalls.countByState, audits],
  [giftCalls.countByStatus, gifts],
  [integralCalls.countByStatus, integrals],
  [messageCalls.countByStatus, messages],
  [orderCalls.countByStatus, orders],
  [peopleCalls.countByStatus, people],
  [roomCalls.countByStatus, rooms],
  [stoneCalls.countByStatus, stones],
  [sysUserCalls.countByStatus, sysUsers],
  [tipCalls.countByStatus, tips],
  [userCalls.countByStatus, users],
  [wishCalls.countByState, wishes],
  [wordCalls.countByStatus, words],
])('%s is sent all of a filter as docs/openapi.json says', (call, spec) => {
  const list = { spec, filters: filtered(spec).filters, selection: { all: true, except: new Set([ID]), rows: [] } };
  const input = selectionInput(list as never);
  expect(describedInput(call).safeParse(input)).toMatchObject({ success: true });
});
