export { default } from '@/areas/sysUser/ListScreen';
