import type { Translate } from '@/locales/useTranslations';

/** What a reason has to be: two characters, without the spaces around it, which are not kept. */
export const reasonRule = (t: Translate) => ({
  required: true,
  min: 2,
  transform: (text?: string) => text?.trim(),
  message: t('reason.required'),
});
