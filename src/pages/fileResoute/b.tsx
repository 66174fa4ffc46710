export { default } from '@/areas/gift/ListScreen';
