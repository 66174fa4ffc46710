import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { locales } from '../contract/enum';

/** Its page is shown before the console is there, so its texts come apart from those of the others. */
const FIRST = 'login';

/**
 * Collects the texts of all areas, so that nobody maintains a list: `src/areas/<area>/locales/<language>.ts` become one
 * object in `@@/areas/locales/<language>`, those of the sign-in page in `@@/areas/firstLocales/<language>`, and
 * `src/areas/<area>/handbook/<language>.ts` become articles by area in `@@/areas/handbook/<language>`. umi itself does
 * this only for texts below `src/pages`.
 */
export default (api: IApi) => {
  const areasWith = (file: string): string[] =>
    readdirSync(join(api.paths.absSrcPath, 'areas')).filter((area) =>
      existsSync(join(api.paths.absSrcPath, 'areas', area, file)),
    );
  const write = (to: string, from: string, areas: string[], entryOf: (area: string) => string) => {
    const imports = areas.map((area) => `import ${area} from '@/areas/${area}/${from}';`);
    const content = [...imports, '', 'export default {', ...areas.map(entryOf), '};', ''].join('\n');
    api.writeTmpFile({ noPluginDir: true, path: `areas/${to}.ts`, content });
  };
  api.onGenerateFiles(() => {
    for (const locale of locales) {
      const [texts, articles] = [`locales/${locale}`, `handbook/${locale}`];
      const later = areasWith(`${texts}.ts`).filter((area) => area !== FIRST);
      write(texts, texts, later, (area) => `  ...${area},`);
      write(`firstLocales/${locale}`, texts, [FIRST], (area) => `  ...${area},`);
      write(articles, articles, areasWith(`${articles}.ts`), (area) => `  ${area},`);
    }
  });
};
