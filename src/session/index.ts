export { destinationOf, isLoginPath, loginAddress } from './redirect';
export { type MenuItem, mayReach, type SessionState } from './state';
export { TOKEN_KEY, USER_INFO_KEY } from './storage';
export { getSession, restoreSession, subscribe } from './store';
export { followOtherTab, relabel } from './transitions';
export { useSession } from './useSession';
export { type Ending, watchSession } from './watch';
