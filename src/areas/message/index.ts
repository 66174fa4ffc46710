export { composePath } from './composePath';
