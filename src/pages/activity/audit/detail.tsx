export { default } from '@/areas/audit/DetailScreen';
