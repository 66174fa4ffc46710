export { default } from '@/areas/log/ListScreen';
