import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { buildInfo } from './buildInfo';
import { bundledFiles } from './bundledFiles';
import { BUILD_INFO_PATH } from './version';

/** Writes `build.json` next to the build; the dev server answers the same. */
export default (api: IApi) => {
  let bundled: string[] = [];
  api.onBuildComplete(({ err, stats }) => {
    if (err) return;
    const info = buildInfo(api.cwd, bundledFiles(stats.compilation));
    writeFileSync(join(api.paths.absOutputPath, BUILD_INFO_PATH), JSON.stringify(info));
  });
  api.onDevCompileDone(({ stats }) => {
    bundled = bundledFiles(stats.compilation);
  });
  api.addBeforeMiddlewares(() => (request, response, next) => {
    if (request.path === BUILD_INFO_PATH) response.json(buildInfo(api.cwd, bundled));
    else next();
  });
};
