import type { Area } from '../area';
import { uploadHandlers } from './endpoints';

export const upload: Area = { handlers: uploadHandlers };

export { coverProblem } from './cover';
export { storedPicture } from './picture';
export { pictures } from './pictures';
