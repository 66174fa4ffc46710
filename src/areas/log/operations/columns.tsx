import type { Enum } from '@contract/enum';
import type { Operation } from '@contract/operation';
import { operationAction } from '@contract/operation.enums';
import { AdminCell } from '@/components/AdminCell';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { useChangesText } from '@/components/OperationTimeline/useChangesText';
import type { useRecordName } from '@/components/RecordLink/useRecordName';
import { EnumText, type LabelOf } from '@/components/StatusTag';
import type { Translate } from '@/locales/useTranslations';
import { ChangesCell, RecordCell, WhenCell } from './cells';

interface Texts {
  t: Translate;
  label: LabelOf;
  kinds: Enum;
  nameOf: ReturnType<typeof useRecordName>;
  changesText: ReturnType<typeof useChangesText>;
  onOpen: (operation: Operation) => void;
}

export const columnsOf = (texts: Texts): ListColumn<Operation>[] => [...whoOf(texts), ...whatOf(texts)];

const whoOf = ({ t, label }: Texts): ListColumn<Operation>[] => [
  {
    key: 'at',
    title: t('log.operation.at'),
    value: ({ at }) => dateOf(at),
    beside: [{ key: 'ip', title: t('login.ip'), value: ({ ip }) => ip }],
    sorter: true,
    width: 112,
    render: (_, operation) => <WhenCell of={operation} />,
  },
  {
    key: 'admin',
    title: t('log.admin'),
    value: ({ adminName }) => adminName,
    width: 120,
    render: (_, { adminId, adminName }) => <AdminCell id={adminId} name={adminName} />,
  },
  {
    key: 'action',
    always: true,
    names: true,
    title: t('log.operation.action'),
    value: ({ action }) => label(operationAction, action),
    width: 136,
    render: (_, { action }) => <EnumText of={operationAction} value={action} />,
  },
];

const whatOf = ({ t, label, kinds, nameOf, changesText, onOpen }: Texts): ListColumn<Operation>[] => [
  {
    key: 'record',
    names: true,
    title: t('log.operation.record'),
    value: ({ targetType, targetName }) => nameOf(targetType, targetName),
    beside: [
      { key: 'kind', title: t('log.operation.kind'), value: ({ targetType }) => label(kinds, targetType) },
      { key: 'targetId', title: t('log.operation.targetId'), value: ({ targetId }) => targetId },
    ],
    width: 160,
    render: (_, operation) => <RecordCell of={operation} kinds={kinds} />,
  },
  {
    key: 'changes',
    title: t('log.operation.changes'),
    value: (operation) => changesText(operation) || null,
    width: 248,
    render: (_, operation) => <ChangesCell of={operation} onOpen={() => onOpen(operation)} />,
  },
  {
    key: 'reason',
    title: t('log.reason'),
    value: ({ reason }) => reason,
    width: 136,
    render: (_, { reason }) => (reason ? <bdi className="fish-operation-reason">{reason}</bdi> : '–'),
  },
];
