export { default } from '@/areas/people/ListScreen';
