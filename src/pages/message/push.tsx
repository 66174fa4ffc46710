export { default } from '@/areas/push/ListScreen';
