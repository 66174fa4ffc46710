import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { locales } from '../contract/enum';

/**
 * Collects the texts of all areas, so that nobody maintains a list: `src/areas/<area>/locales/<language>.ts` become one
 * object in `@@/areas/locales/<language>`, and `src/areas/<area>/handbook/<language>.ts` become articles by area in
 * `@@/areas/handbook/<language>`. umi itself does this only for texts below `src/pages`.
 */
export default (api: IApi) => {
  const gather = (folder: string, entryOf: (area: string) => string) => {
    for (const locale of locales) {
      const areas = areasWith(join(folder, `${locale}.ts`), api.paths.absSrcPath);
      const imports = areas.map((area) => `import ${area} from '@/areas/${area}/${folder}/${locale}';`);
      const content = [...imports, '', 'export default {', ...areas.map(entryOf), '};', ''].join('\n');
      api.writeTmpFile({ noPluginDir: true, path: `areas/${folder}/${locale}.ts`, content });
    }
  };
  api.onGenerateFiles(() => {
    gather('locales', (area) => `  ...${area},`);
    gather('handbook', (area) => `  ${area},`);
  });
};

const areasWith = (file: string, src: string): string[] =>
  readdirSync(join(src, 'areas')).filter((area) => existsSync(join(src, 'areas', area, file)));
