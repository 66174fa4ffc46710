export { default } from '@/areas/word/ListScreen';
