import { Typography } from 'antd';
import type { BuildInfo } from '@config/buildInfo';
import { version } from '@config/version';
import { withBoundary } from '@/components/boundary';
import { TimeText } from '@/components/format/TimeText';
import { Facts } from '@/components/page/Facts';
import { useTranslations } from '@/locales/useTranslations';
import { addressOf } from '@/request';

interface ConsoleFactsProps {
  build: BuildInfo | undefined;
  /** Whether the back end is the reference one, which serves the contract to read. */
  documented: boolean;
}

export const ConsoleFacts = withBoundary(function ConsoleFacts({ build, documented }: ConsoleFactsProps) {
  const text = useTranslations('about');
  const contract = (
    <>
      {version}
      {documented && ' · '}
      {documented && (
        <Typography.Link href={addressOf('/fish/docs')} target="_blank">
          {text('contract.read')}
        </Typography.Link>
      )}
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
});
