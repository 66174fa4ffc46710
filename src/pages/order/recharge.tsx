export { default } from '@/areas/recharge/ListScreen';
