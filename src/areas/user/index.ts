export { userSource } from './source';
