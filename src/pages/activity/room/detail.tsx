export { default } from '@/areas/room/DetailScreen';
