export { adminSource } from './source';
