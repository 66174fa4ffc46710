export { default } from '@/areas/shelf/ShelfScreen';
