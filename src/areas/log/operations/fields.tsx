import type { Enum } from '@contract/enum';
import { type OperationAction, operationAction } from '@contract/operation.enums';
import { adminSource } from '@/areas/sysUser';
import { type FilterField, ID } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';

export const search = { type: 'text', name: 'keyword', label: 'log.operation.search' } as const satisfies FilterField;

export const specOf = (kinds: Enum): ListSpec => ({
  name: 'operation',
  fields: [
    search,
    { type: 'record', name: 'adminId', label: 'log.admin', source: adminSource },
    { type: 'choices', name: 'action', label: 'log.operation.action', options: operationAction },
    { type: 'choices', name: 'targetType', label: 'log.operation.kind', options: kinds },
    { type: 'text', name: 'record', label: 'log.operation.recordIs' },
    { type: 'days', name: 'at', label: 'log.operation.at' },
    { type: 'text', name: 'targetId', label: 'log.operation.targetId', pattern: ID, byAddress: true },
    { type: 'text', name: 'ip', label: 'login.ip', byAddress: true },
  ],
  sorts: ['at'],
});

/** What changes balances and prices, or is to change them. */
const MONEY: readonly OperationAction[] = [
  'refund',
  'adjustPoints',
  'changePrice',
  'planPrice',
  'changePlannedPrice',
  'callOffPrice',
  'beginTimedPrice',
  'endTimedPrice',
  'missTimedPrice',
];

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('log.operation.view.money'), query: `action=${MONEY.join(',')}` },
  { name: t('log.operation.view.sanctions'), query: 'action=mute,ban,restore' },
  { name: t('log.operation.view.phones'), query: 'action=revealPhone' },
  { name: t('log.operation.view.admins'), query: 'targetType=sysUser' },
];
