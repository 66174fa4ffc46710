export { default } from '@/areas/statistic/QueryScreen';
