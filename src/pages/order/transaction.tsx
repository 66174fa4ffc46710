export { default } from '@/areas/transaction/ListScreen';
