export { getSession, subscribe, useSessionBridge } from './bridge';
export { destinationOf, isLoginPath, loginAddress } from './redirect';
export { restoreSession } from './restore';
export { type MenuItem, mayReach, type SessionState } from './state';
export { expire, followOtherTab, mayWrite, relabel } from './transitions';
export { useSession } from './useSession';
export { type Ending, watchSession } from './watch';
