export { default } from '@/areas/statistic/CardScreen';
