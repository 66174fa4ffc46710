export { default } from '@/areas/tip/ListScreen';
