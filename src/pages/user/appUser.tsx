export { default } from '@/areas/user/ListScreen';
