export { Lessons } from './Lessons';
export { useHasLessons } from './useIsWhole';
