import type { Area } from '../area';
import { uploadCalls } from './endpoints';

export const upload: Area = { calls: uploadCalls };
