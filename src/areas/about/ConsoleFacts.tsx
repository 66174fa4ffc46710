import { Typography } from 'antd';
import type { BuildInfo } from '@config/buildInfo';
import { version } from '@config/version';
import { withBoundary } from '@/components/boundary';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { useTranslations } from '@/locales/useTranslations';
import { addressOf } from '@/request';

interface ConsoleFactsProps {
  build: BuildInfo | undefined;
  /** Whether the back end is the reference one, which serves the contract to read. */
  documented: boolean;
}

export const ConsoleFacts = withBoundary(function ConsoleFacts({ build, documented }: ConsoleFactsProps) {
  const text = useTranslations('about');
  const fact = factOf(text);
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
        fact('version', version),
        fact('builtAt', <TimeText value={build?.builtAt ?? null} />),
        fact('commit', <code>{build?.commit ?? '–'}</code>),
        fact('contract', contract),
      ]}
    />
  );
});
