import { useRequest } from 'ahooks';
import { useLocale } from '@/locales/useLocale';

/** Each language's texts are a chunk of their own, loaded when the handbook is opened. */
const texts = {
  'en-US': () => import('@/locales/handbook/en-US'),
  'zh-CN': () => import('@/locales/handbook/zh-CN'),
} as const;

export function useHandbook() {
  const locale = useLocale();
  const { data, error, refresh } = useRequest(async () => (await texts[locale]()).default, {
    refreshDeps: [locale],
    onError: () => undefined,
  });
  return { handbook: data, failed: Boolean(error) && !data, retry: refresh };
}
