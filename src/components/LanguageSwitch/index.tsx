import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { chooseLanguage, languageNames } from '@/locales/languages';

const other = { 'en-US': 'zh-CN', 'zh-CN': 'en-US' } as const;
const nameOf = { 'en-US': 'EN', 'zh-CN': '中文' } as const;

export function LanguageSwitch() {
  const locale = useIntl().locale as keyof typeof other;
  const next = other[locale] ?? 'en-US';
  return (
    <Button type="text" lang={next} aria-label={languageNames[next]} onClick={() => chooseLanguage(next)}>
      {nameOf[next]}
    </Button>
  );
}
