export { headlineOf } from './headline';
export { partsOf } from './partsOf';
export { tellWaiting, useWaiting } from './useWaitingCount';
