import type { Area } from '../area';
import { loginCalls } from './endpoints';

export const login: Area = { calls: loginCalls };
