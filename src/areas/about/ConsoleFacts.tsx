import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import type { BuildInfo } from '@config/buildInfo';
import { version } from '@config/version';
import { TimeText } from '@/components/format/TimeText';
import { Facts } from '@/components/page/Facts';
import { addressOf } from '@/request';

/** The console itself: which version, built when and from what, for which contract. */
export function ConsoleFacts({ build }: { build: BuildInfo | undefined }) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `about.${id}` });
  const contract = (
    <>
      {version} ·{' '}
      <Typography.Link href={addressOf('/fish/docs')} target="_blank">
        {text('contract.read')}
      </Typography.Link>
    </>
  );
  return (
    <Facts
      title={text('console')}
      items={[
        { key: 'version', label: text('version'), children: version },
        { key: 'builtAt', label: text('builtAt'), children: <TimeText value={build?.builtAt ?? null} /> },
        { key: 'commit', label: text('commit'), children: <code>{build?.commit ?? '–'}</code> },
        { key: 'contract', label: text('contract'), children: contract },
      ]}
    />
  );
}
