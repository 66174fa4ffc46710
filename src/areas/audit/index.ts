export { headlineOf } from './headline';
export { partsOf } from './partsOf';
export { setWaitingCount, useWaitingCount } from './useWaitingCount';
