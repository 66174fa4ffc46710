export { default } from '@/areas/wish/ListScreen';
