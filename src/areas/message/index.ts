export { messageComposePath } from './messageComposePath';
