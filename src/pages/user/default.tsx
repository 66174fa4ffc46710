export { default } from '@/areas/sceneTemplate/ListScreen';
