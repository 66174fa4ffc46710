import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import type { Locale } from '@contract/enum';

/** Its texts are a chunk for each language, fetched when somebody reads. */
const texts = {
  'en-US': () => import('@/locales/handbook/en-US'),
  'zh-CN': () => import('@/locales/handbook/zh-CN'),
} as const;

/** The handbook in the operator's language. */
export function useHandbook() {
  const locale = useIntl().locale as Locale;
  const { data, error, refresh } = useRequest(async () => (await texts[locale]()).default, {
    refreshDeps: [locale],
    onError: () => undefined,
  });
  return { handbook: data, failed: Boolean(error) && !data, retry: refresh };
}
