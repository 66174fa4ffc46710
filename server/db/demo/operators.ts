import { sysUser } from '../../areas/sysUser/table';
import type { World } from './world';

const OPERATORS = 12;

export const operatorIds = (world: World): string[] =>
  world
    .rows(sysUser)
    .filter(({ status }) => status === 'enabled')
    .slice(0, OPERATORS)
    .map(({ id }) => id);
