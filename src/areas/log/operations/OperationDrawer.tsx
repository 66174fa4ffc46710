import { Flex } from 'antd';
import { useState } from 'react';
import type { Enum } from '@contract/enum';
import type { Operation } from '@contract/operation';
import { operationAction } from '@contract/operation.enums';
import { AdminLink } from '@/components/AdminLink';
import { Card, Drawer, withDrawerBoundary } from '@/components/boundary';
import { MISSING, useFormat } from '@/components/format';
import { Changes } from '@/components/OperationTimeline/Changes';
import { changesOf } from '@/components/OperationTimeline/changedFields';
import { Facts, factOf } from '@/components/page/Facts';
import { useTabTitle } from '@/components/page/useTabTitle';
import { RecordLink } from '@/components/RecordLink';
import { useRecordName } from '@/components/RecordLink/useRecordName';
import { EnumText, useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

interface OperationDrawerProps {
  /** Closed without one. */
  operation: Operation | undefined;
  kinds: Enum;
  onClose: () => void;
}

/** All that an operation says, in full. */
export const OperationDrawer = withDrawerBoundary(function OperationDrawer({
  operation,
  kinds,
  onClose,
}: OperationDrawerProps) {
  const label = useLabels();
  // Keeps its text while it slides out.
  const [shown, setShown] = useState(operation);
  if (operation && operation !== shown) setShown(operation);
  const title = shown && label(operationAction, shown.action);
  useTabTitle(operation && title, 'drawer');
  return (
    <Drawer open={Boolean(operation)} title={title} width="min(560px, 100vw)" onClose={onClose} destroyOnHidden>
      {shown && <Whole of={shown} kinds={kinds} />}
    </Drawer>
  );
});

function Whole({ of, kinds }: { of: Operation; kinds: Enum }) {
  const t = useTranslations();
  const fact = factOf(t);
  const { full } = useFormat();
  const nameOf = useRecordName();
  const { adminId, adminName, targetType, targetId, targetName, before, after, reason, ip, at } = of;
  const admin = <AdminLink id={adminId} name={adminName} />;
  const record = (
    <RecordLink type={targetType} id={targetId}>
      <bdi>{nameOf(targetType, targetName)}</bdi>
    </RecordLink>
  );
  return (
    <Flex vertical gap={16}>
      <Facts
        title={t('log.operation.facts')}
        items={[
          fact('log.operation.at', full(at)),
          fact('log.admin', admin),
          fact('log.operation.record', record),
          fact('log.operation.kind', <EnumText of={kinds} value={targetType} />),
          fact('log.operation.targetId', targetId),
          fact('log.reason', reason && <bdi className="fish-text">{reason}</bdi>),
          fact('login.ip', ip),
        ]}
      />
      <Card size="small" title={t('log.operation.changes')}>
        {changesOf(before, after).length > 0 ? <Changes of={targetType} before={before} after={after} /> : MISSING}
      </Card>
    </Flex>
  );
}
