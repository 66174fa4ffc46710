export { default } from '@/areas/integral/DetailScreen';
