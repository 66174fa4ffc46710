import { WarningFilled } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Tooltip, Typography } from 'antd';
import type { LogEntry } from '@contract/log';
import { RecordLink } from '@/components/RecordLink';

/** The account as it was typed; it leads to its admin, where there is one. */
export function Account({ of: { account, sysUserId } }: { of: LogEntry }) {
  return (
    <span className="fish-cell-link fish-clip fish-log-account" title={account}>
      <RecordLink type="sysUser" id={sysUserId}>
        <bdi>{account}</bdi>
      </RecordLink>
    </span>
  );
}

/** The address, which leads to all that came from it; in gold how often it was refused, in a burst. */
export function Address({ of: { ip, burst, failuresNear } }: { of: LogEntry }) {
  const { formatMessage } = useIntl();
  const link = (
    <Link
      to={`?${new URLSearchParams({ ip })}`}
      className="fish-record fish-clip"
      title={formatMessage({ id: 'log.ip.all' }, { ip })}
    >
      {ip}
    </Link>
  );
  if (!burst) return <span className="fish-cell-link">{link}</span>;
  return (
    <span className="fish-two-lines fish-cell-link fish-marked">
      {link}
      <Tooltip title={formatMessage({ id: 'log.burst' })}>
        <Typography.Text type="warning" className="fish-small fish-nowrap">
          <WarningFilled aria-label={formatMessage({ id: 'log.burst' })} />{' '}
          {formatMessage({ id: 'log.burst.near' }, { count: failuresNear })}
        </Typography.Text>
      </Tooltip>
    </span>
  );
}
