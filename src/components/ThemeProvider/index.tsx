import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import {
  type Mode,
  modeOf,
  onSystemMode,
  type Preference,
  readPreference,
  showMode,
  storePreference,
  systemMode,
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

/** The mode that is chosen, or the system's. What antd makes of it: components/AntdProvider. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [preference, setPreference] = useState(readPreference);
  const system = useSyncExternalStore(onSystemMode, systemMode);
  const mode = modeOf(preference, system);

  useLayoutEffect(() => showMode(mode), [mode]);

  const choose = (chosen: Preference) => {
    storePreference(chosen);
    setPreference(chosen);
  };

  return <ThemeContext.Provider value={{ preference, setPreference: choose, mode }}>{children}</ThemeContext.Provider>;
}
