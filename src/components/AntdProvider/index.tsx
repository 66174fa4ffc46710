import '@ant-design/v5-patch-for-react-19';
import { App, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import { type ReactNode, useState } from 'react';
import { themeOf } from '@config/theme';
import type { Locale } from '@contract/enum';
import { useTheme, wantsMotion } from '@/components/ThemeProvider';
import { useLocale } from '@/locales/useLocale';

const texts = { 'en-US': enUS, 'zh-CN': zhCN } satisfies Record<Locale, object>;

// The same objects each time: for others all of antd would be drawn again.
const BUTTON = { autoInsertSpace: false };
const SEGMENTED = { className: 'fish-segmented' };
/** Lists have a choice of their own (PageSize), and no other table has one. */
const PAGINATION = { showSizeChanger: false };
/** `bottom`: above the buttons of a form, which stay in sight there. */
const NOTIFICATION = { placement: 'top', bottom: 72, maxCount: 3 } as const;

/** Gives antd the theme and the language. Around what is loaded with the console: the sign-in page has no antd. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { mode } = useTheme();
  const locale = useLocale();
  // Read only once: a change would make antd mount the page again and lose what is typed.
  const [motion] = useState(wantsMotion);

  return (
    <ConfigProvider
      theme={themeOf(mode, motion)}
      locale={texts[locale]}
      button={BUTTON}
      segmented={SEGMENTED}
      pagination={PAGINATION}
    >
      {/* At the top right it would cover a page's actions, and hovering would keep it there. */}
      <App notification={NOTIFICATION}>{children}</App>
    </ConfigProvider>
  );
}
