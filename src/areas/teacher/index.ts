export { Lessons } from './Lessons';
