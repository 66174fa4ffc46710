export { default } from '@/areas/integral/ListScreen';
