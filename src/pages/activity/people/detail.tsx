export { default } from '@/areas/people/DetailScreen';
