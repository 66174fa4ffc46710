import { audienceCalls } from './audience/calls';
import { auditCalls } from './audit/calls';
import type { Path } from './index';
import { integralCalls } from './integral/calls';
import { messageCalls } from './message/calls';
import { orderCalls } from './order/calls';
import { pushCalls } from './push/calls';
import { sceneTemplateCalls } from './sceneTemplate/calls';
import { wishCalls } from './wish/calls';
import { wordCalls } from './word/calls';

type Row = Readonly<Record<string, unknown>>;

/** How a record looks once a write is done: one of these, or gone. */
export type Effect = readonly Row[] | 'gone';

const status = (...each: string[]) => each.map((value) => ({ status: value }));
const state = (value: unknown) => [{ state: value }];
const gone = () => 'gone' as const;

/** Of writes that say what is to be in other words than the record has for it. `was` is the record before. */
export const effects: { readonly [P in Path]?: (sent: Row, was: Row) => Effect } = {
  [orderCalls.complete]: () => status('completed'),
  [orderCalls.close]: () => status('closed'),
  [orderCalls.refund]: ({ amount }, { refunded }) => [{ refunded: Number(refunded) + Number(amount) }],
  [wishCalls.fulfil]: () => state('fulfilled'),
  [wishCalls.remove]: () => state('removed'),
  [messageCalls.send]: () => status('sending', 'sent'),
  [messageCalls.withdraw]: () => status('withdrawn'),
  [messageCalls.remove]: gone,
  [pushCalls.send]: () => status('scheduled', 'sending', 'sent'),
  [pushCalls.cancel]: () => status('cancelled'),
  [pushCalls.remove]: gone,
  [audienceCalls.remove]: gone,
  [wordCalls.remove]: gone,
  [integralCalls.remove]: gone,
  [auditCalls.review]: ({ decision }) => state(decision),
  [auditCalls.correct]: ({ decision }) => state(decision),
  [sceneTemplateCalls.makeDefault]: () => [{ isDefault: true }],
};
