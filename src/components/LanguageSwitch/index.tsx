import { Button } from 'antd';
import { chooseLanguage, languageNames } from '@/locales/languages';
import { useLocale } from '@/locales/useLocale';

const other = { 'en-US': 'zh-CN', 'zh-CN': 'en-US' } as const;
const nameOf = { 'en-US': 'EN', 'zh-CN': '中文' } as const;

export function LanguageSwitch() {
  const locale = useLocale();
  const next = other[locale];
  return (
    <Button type="text" lang={next} aria-label={languageNames[next]} onClick={() => chooseLanguage(next)}>
      {nameOf[next]}
    </Button>
  );
}
