import type { Path } from '@contract/index';
import { operationCalls } from '@contract/operation.calls';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { sysUserCalls } from '@contract/sysUser/calls';
import { userCalls } from '@contract/user/calls';
import type { ArticleId } from '@/components/handbook/articles';

/** The calls that an article's tasks take, for the screens that every service has. */
export const taskCalls: Readonly<Partial<Record<ArticleId, readonly [Path, Path, Path]>>> = {
  sysUser: [sysUserCalls.saveOrUpdate, sysUserCalls.changeStatus, operationCalls.pageList],
  appUser: [userCalls.detail, userCalls.changeStatus, userCalls.adjustPoints],
  sceneTemplate: [sceneTemplateCalls.modify, sceneTemplateCalls.reorder, sceneTemplateCalls.makeDefault],
};
