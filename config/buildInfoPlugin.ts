import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { buildInfo } from './buildInfo';
import { BUILD_INFO_PATH } from './version';

/** Puts what a build is and is made of beside it; the dev server answers the same. */
export default (api: IApi) => {
  api.onBuildComplete(({ err }) => {
    if (!err) writeFileSync(join(api.paths.absOutputPath, BUILD_INFO_PATH), JSON.stringify(buildInfo(api.cwd)));
  });
  api.addBeforeMiddlewares(() => (request, response, next) => {
    if (request.path === BUILD_INFO_PATH) response.json(buildInfo(api.cwd));
    else next();
  });
};
