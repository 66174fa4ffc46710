export { default } from '@/areas/order/ListScreen';
