export { default } from '@/areas/sysUser/DetailScreen';
