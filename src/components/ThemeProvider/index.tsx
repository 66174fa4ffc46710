import { App, ConfigProvider } from 'antd';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { themeOf } from '@config/theme';
import { holdNotification } from '@/components/notice';
import { holdModal } from '@/components/unsavedChanges/question';
import {
  type Mode,
  modeOf,
  onSystemMode,
  type Preference,
  readPreference,
  showMode,
  storePreference,
  systemMode,
  wantsMotion,
} from './preference';

export { preferences, wantsMotion } from './preference';

/** Before anything is drawn; from then on the provider follows it. */
export const showFirstMode = (): void => showMode(modeOf(readPreference(), systemMode()));

interface Theme {
  preference: Preference;
  setPreference: (preference: Preference) => void;
  mode: Mode;
}

const ThemeContext = createContext<Theme>({ preference: 'system', setPreference: storePreference, mode: 'light' });

export const useTheme = () => useContext(ThemeContext);

/** Applies the theme to antd, and to `notice` and the dialog for unsaved changes. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [preference, setPreference] = useState(readPreference);
  const system = useSyncExternalStore(onSystemMode, systemMode);
  const mode = modeOf(preference, system);
  // Read only once: a change would make antd mount the page again and lose what is typed.
  const [motion] = useState(wantsMotion);

  useLayoutEffect(() => showMode(mode), [mode]);

  const choose = (chosen: Preference) => {
    storePreference(chosen);
    setPreference(chosen);
  };

  return (
    <ThemeContext.Provider value={{ preference, setPreference: choose, mode }}>
      <ConfigProvider
        theme={themeOf(mode, motion)}
        button={{ autoInsertSpace: false }}
        segmented={{ className: 'fish-segmented' }}
      >
        {/* At the top right it would cover a page's actions, and hovering would keep it there. */}
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
