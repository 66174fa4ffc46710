export { default } from '@/areas/about/AboutScreen';
