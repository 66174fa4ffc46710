export { default } from '@/areas/gift/DetailScreen';
