export { default } from '@/areas/shelf/DetailScreen';
