import { App, ConfigProvider } from 'antd';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { themeOf } from '@config/theme';
import { holdNotification } from '@/components/notice';
import { holdModal } from '@/components/unsavedChanges/question';
import {
  type Mode,
  onSystemMode,
  type Preference,
  readPreference,
  storePreference,
  systemMode,
  wantsMotion,
} from './preference';

export { type Mode, type Preference, preferences, wantsMotion } from './preference';

interface Theme {
  preference: Preference;
  setPreference: (preference: Preference) => void;
  /** What the preference comes to now. */
  mode: Mode;
}

const ThemeContext = createContext<Theme>({ preference: 'system', setPreference: storePreference, mode: 'light' });

export const useTheme = () => useContext(ThemeContext);

/** Light, dark or as the machine has it, for everything antd draws; also gives `notice` and the leave guard their themed api. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [preference, setPreference] = useState(readPreference);
  const system = useSyncExternalStore(onSystemMode, systemMode);
  const mode = preference === 'system' ? system : preference;
  // Asked once: antd puts a page together anew where this changes, with what was typed in it.
  const [motion] = useState(wantsMotion);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.colorScheme = mode;
    // The first frame's colour (.umirc.ts); from now on the page's own css has it.
    style.background = '';
  }, [mode]);

  const choose = (chosen: Preference) => {
    storePreference(chosen);
    setPreference(chosen);
  };

  return (
    <ThemeContext.Provider value={{ preference, setPreference: choose, mode }}>
      <ConfigProvider theme={themeOf(mode, motion)} button={{ autoInsertSpace: false }}>
        {/* In the middle: at the right it would lie on a page's actions, and stay while the pointer rests there. */}
        <App notification={{ placement: 'top', maxCount: 3 }}>
          <ApiHolder />
          {children}
        </App>
      </ConfigProvider>
    </ThemeContext.Provider>
  );
}

function ApiHolder() {
  const { notification, modal } = App.useApp();
  useLayoutEffect(() => holdNotification(notification), [notification]);
  useLayoutEffect(() => holdModal(modal), [modal]);
  return null;
}
