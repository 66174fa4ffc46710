import { Link } from '@umijs/max';
import { Button } from 'antd';
import type { Enum } from '@contract/enum';
import type { Operation } from '@contract/operation';
import { TimeText } from '@/components/format/TimeText';
import { Changes } from '@/components/OperationTimeline/Changes';
import { changesOf } from '@/components/OperationTimeline/changedFields';
import { RecordLink } from '@/components/RecordLink';
import { useRecordName } from '@/components/RecordLink/useRecordName';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { logOf } from '../links';

/** When, and from which address, linked to all that was done from it. */
export function WhenCell({ of: { at, ip } }: { of: Operation }) {
  const t = useTranslations();
  return (
    <span className="fish-two-lines fish-cell-link">
      <TimeText value={at} />
      {ip && (
        <Link
          to={logOf('operations', { ip })}
          className="fish-record fish-small fish-clip"
          title={t('log.ip.all', { ip })}
        >
          {ip}
        </Link>
      )}
    </span>
  );
}

export function RecordCell({ of: { targetType, targetId, targetName }, kinds }: { of: Operation; kinds: Enum }) {
  const nameOf = useRecordName();
  const name = nameOf(targetType, targetName);
  return (
    <span className="fish-two-lines fish-cell-link">
      <span className="fish-clip" title={name}>
        <RecordLink type={targetType} id={targetId}>
          <bdi>{name}</bdi>
        </RecordLink>
      </span>
      {targetName && (
        <small>
          <EnumText of={kinds} value={targetType} />
        </small>
      )}
    </span>
  );
}

const SHOWN = 2;

export function ChangesCell({ of: { targetType, before, after }, onOpen }: { of: Operation; onOpen: () => void }) {
  const t = useTranslations();
  const more = changesOf(before, after).length - SHOWN;
  return (
    <div className="fish-operation-changes">
      <Changes of={targetType} before={before} after={after} brief={SHOWN} />
      {more > 0 && (
        <Button type="link" size="small" className="fish-inline" onClick={onOpen}>
          {t('log.operation.more', { count: more })}
        </Button>
      )}
    </div>
  );
}
