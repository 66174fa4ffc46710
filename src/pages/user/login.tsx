export { default } from '@/areas/login/LoginScreen';
