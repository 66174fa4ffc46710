import { Alert } from 'antd';
import type { UserDetail } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { userStatus } from '@contract/user/enums';
import { TimeText } from '@/components/format/TimeText';
import { useRecord } from '@/components/page/useRecord';
import { RecordLink } from '@/components/RecordLink';
import { useLabel } from '@/components/StatusTag';
import { Has } from '@/components/there/Has';
import { useTranslations } from '@/locales/useTranslations';
import { useUntil } from '../useUntil';

/** That a user is muted or banned: until when, why and by whom. */
export function CurrentSanction({ user: { id, status, statusUntil, statusReason } }: { user: UserDetail }) {
  const label = useLabel(userStatus, status);
  const until = useUntil();
  return (
    <Alert
      showIcon
      type={status === 'banned' ? 'error' : 'warning'}
      message={
        <>
          <strong>
            {label} {until.exact(statusUntil)}
          </strong>
          <div className="fish-text">{statusReason}</div>
          <Has call={userCalls.sanctions}>
            <ByWhom id={id} />
          </Has>
        </>
      }
    />
  );
}

/** Nothing until it is known: the tab of the sanctions tells what failed. */
function ByWhom({ id }: { id: string }) {
  const t = useTranslations();
  const [latest] = useRecord(userCalls.sanctions, id).record ?? [];
  if (!latest) return null;
  const by = (
    <RecordLink type="sysUser" id={latest.byId}>
      <bdi>{latest.by}</bdi>
    </RecordLink>
  );
  return <div className="fish-quiet">{t('user.sanction.by', { by, at: <TimeText value={latest.from} /> })}</div>;
}
