export { getSession, subscribe, useSessionBridge } from './bridge';
export { destinationOf, isLoginPath, loginAddress } from './redirect';
export { restoreSession } from './restore';
export { signOutAnyway } from './signOutAnyway';
export { type MenuItem, mayReach, type SessionState } from './state';
export { demandPassword, expire, followOtherTab, mayWrite, relabel } from './transitions';
export { useSession } from './useSession';
export { watchSession } from './watch';
