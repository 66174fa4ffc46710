export { default } from '@/areas/room/ListScreen';
