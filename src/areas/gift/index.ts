export { giftSource, itemSource } from './source';
