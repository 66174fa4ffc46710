export { Opened, Sent, Words } from './cells';
export { Progress } from './Progress';
export { RECIPIENTS, Recipients } from './Recipients';
export { useFollow } from './useFollow';
export { useFollowedList } from './useFollowedList';
