export { stoneSource } from './source';
