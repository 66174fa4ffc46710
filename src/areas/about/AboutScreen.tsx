import { ReloadOutlined } from '@ant-design/icons';
import { useRequest } from 'ahooks';
import { Button } from 'antd';
import { PageHeader } from '@/components/page/PageHeader';
import { useTranslations } from '@/locales/useTranslations';
import { checkHealth } from '@/request/health';
import { BackEndFacts } from './BackEndFacts';
import { ConsoleFacts } from './ConsoleFacts';
import { readBuildInfo } from './readBuildInfo';
import { ServiceCard } from './ServiceCard';
import { SoftwareCard } from './SoftwareCard';
import { Ways } from './Ways';

export default function About() {
  const t = useTranslations();
  const build = useRequest(readBuildInfo, { onError: () => undefined });
  const pulse = useRequest(checkHealth);

  return (
    <>
      <PageHeader
        title={t('about.title')}
        line={<Ways />}
        actions={
          <Button icon={<ReloadOutlined aria-hidden />} loading={pulse.loading} onClick={pulse.refresh}>
            {t('about.check')}
          </Button>
        }
      />
      <div className="fish-columns fish-about">
        <ConsoleFacts build={build.data} documented={Boolean(pulse.data?.says)} />
        <BackEndFacts pulse={pulse.data} />
      </div>
      <div className="fish-about">
        <ServiceCard />
      </div>
      <SoftwareCard software={build.data?.software} failed={Boolean(build.error)} onRetry={build.refresh} />
    </>
  );
}
