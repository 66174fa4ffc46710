export { default } from '@/areas/share/ShareScreen';
