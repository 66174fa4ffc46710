export { default } from '@/areas/message/ListScreen';
