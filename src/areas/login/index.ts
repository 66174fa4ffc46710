export { LoginFrame } from './LoginFrame';
