export { onlineSceneSource, sceneSource } from './source';
