export { default } from '@/areas/sceneTemplate/DetailScreen';
