export { default } from '@/areas/statistic/StatisticScreen';
