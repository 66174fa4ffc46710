export { default } from '@/areas/audit/ListScreen';
