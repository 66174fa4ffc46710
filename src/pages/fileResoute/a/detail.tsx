export { default } from '@/areas/stone/DetailScreen';
