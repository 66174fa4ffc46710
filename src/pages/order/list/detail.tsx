export { default } from '@/areas/order/DetailScreen';
