export { default } from '@/areas/word/DetailScreen';
