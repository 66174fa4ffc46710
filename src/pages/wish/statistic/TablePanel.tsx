export { default } from '@/areas/statistic/TableScreen';
