export { default } from '@/areas/tip/DetailScreen';
