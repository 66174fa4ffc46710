export { WishText } from './cells';
