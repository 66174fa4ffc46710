import type { IApi } from '@umijs/max';

interface Places {
  base?: string;
  publicPath?: string;
}

/** Why the console can't be built for these places; undefined if it can. */
export function notAtRoot({ base = '/', publicPath = '/' }: Places): string | undefined {
  const [name, value] = base === '/' ? ['publicPath', publicPath] : ['base', base];
  if (value === '/') return undefined;
  return (
    `The console stands at the root of its origin (spec §9): ${name} is "${value}" and has to be "/". ` +
    'Give it a host name of its own, and its service’s address as in config/backEnd.ts.'
  );
}

/** Stops a build or a start for a sub-path, under which pages would be asked for where they are not. */
export default (api: IApi) => {
  api.onStart(() => {
    const mistake = notAtRoot(api.config);
    if (!mistake) return;
    process.stderr.write(`${mistake}\n`);
    process.exit(1);
  });
};
