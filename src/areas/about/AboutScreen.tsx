import { ReloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button } from 'antd';
import { PageHeader } from '@/components/page/PageHeader';
import { checkHealth } from '@/request/health';
import { BackEndFacts } from './BackEndFacts';
import { ConsoleFacts } from './ConsoleFacts';
import { readBuildInfo } from './readBuildInfo';
import { SoftwareCard } from './SoftwareCard';
import { Ways } from './Ways';

/** What this console is, how the back end is, and whose software both are made of. */
export default function About() {
  const { formatMessage } = useIntl();
  const build = useRequest(readBuildInfo, { onError: () => undefined });
  const pulse = useRequest(checkHealth);

  return (
    <>
      <PageHeader
        title={formatMessage({ id: 'about.title' })}
        line={<Ways />}
        actions={
          <Button icon={<ReloadOutlined />} loading={pulse.loading} onClick={pulse.refresh}>
            {formatMessage({ id: 'about.check' })}
          </Button>
        }
      />
      <div className="fish-columns fish-about">
        <ConsoleFacts build={build.data} />
        <BackEndFacts pulse={pulse.data} />
      </div>
      <SoftwareCard software={build.data?.software} failed={Boolean(build.error)} onRetry={build.refresh} />
    </>
  );
}
