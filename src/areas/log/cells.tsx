import { WarningFilled } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Typography } from 'antd';
import type { LogEntry } from '@contract/log';
import { FAILURES_NEAR_MAX } from '@contract/log/enums';
import { AdminLink } from '@/components/AdminLink';
import { useFormat } from '@/components/format';
import { Hint } from '@/components/Hint';
import { useTranslations } from '@/locales/useTranslations';

export function Account({ of: { account, sysUserId } }: { of: LogEntry }) {
  return (
    <span className="fish-cell-link fish-clip fish-log-account" title={account}>
      <AdminLink id={sysUserId} name={account} />
    </span>
  );
}

/** The address, linked to all tries from it; in gold the number of refusals in a burst. */
export function Address({ of: { ip, burst, failuresNear } }: { of: LogEntry }) {
  const t = useTranslations();
  const { number } = useFormat();
  const count = number(failuresNear) + (failuresNear < FAILURES_NEAR_MAX ? '' : '+');
  const link = (
    <Link to={`?${new URLSearchParams({ ip })}`} className="fish-record fish-clip" title={t('log.ip.all', { ip })}>
      {ip}
    </Link>
  );
  if (!burst) return <span className="fish-cell-link">{link}</span>;
  return (
    <span className="fish-two-lines fish-cell-link fish-marked">
      {link}
      <Hint text={t('log.burst')}>
        <Typography.Text type="warning" className="fish-small fish-nowrap">
          <WarningFilled aria-label={t('log.burst')} /> {t('log.burst.near', { count })}
        </Typography.Text>
      </Hint>
    </span>
  );
}
