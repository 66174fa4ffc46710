/** Types of records that a search finds. */
export const searchTypes = [
  'user',
  'sysUser',
  'room',
  'people',
  'sceneTemplate',
  'order',
  'stone',
  'gift',
  'wish',
  'tip',
  'integral',
  'word',
  'message',
  'push',
] as const;

/** Characters of a keyword. */
export const SEARCH_MAX = 100;
