export { default } from '@/areas/wish/DetailScreen';
