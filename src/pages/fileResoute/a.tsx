export { default } from '@/areas/stone/ListScreen';
