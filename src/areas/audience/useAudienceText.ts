import { useIntl } from '@umijs/max';
import { audienceKind } from '@contract/audience/enums';
import type { Push } from '@contract/push';
import { useLabels } from '@/components/StatusTag';

/** An audience in a few words: "Active in the last 7 days", "12 numbers". */
export function useAudienceText() {
  const { formatMessage } = useIntl();
  const label = useLabels();
  return ({ kind, days, listed }: Push['audience']): string => {
    if (days !== null) return formatMessage({ id: `audience.${kind}.days` }, { days });
    return kind === 'list' ? formatMessage({ id: 'audience.listed' }, { count: listed }) : label(audienceKind, kind);
  };
}
