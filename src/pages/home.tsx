export { default } from '@/areas/home/HomeScreen';
