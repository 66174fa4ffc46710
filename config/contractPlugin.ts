import type { IApi } from '@umijs/max';
import { contract } from '../contract/index';
import { shapesModule } from '../contract/shapes';
import { builtInMistakes } from './backEndMistakes';

/**
 * Writes the shapes of all answers to `@@/contract/shapes`, so that the console reads answers by the contract without
 * zod. `npm run dev` does so once; until it starts again, fields that are new in the contract are taken as they come.
 *
 * Nothing is built or started with a profile that has mistakes: a password might be sent in clear.
 */
export default (api: IApi) => {
  api.onStart(() => {
    const mistakes = builtInMistakes(Object.keys(contract));
    if (mistakes.length) throw new Error(['config/backEnd.ts has mistakes:', ...mistakes].join('\n'));
  });
  api.onGenerateFiles(() => {
    api.writeTmpFile({ noPluginDir: true, path: 'contract/shapes.ts', content: shapesModule() });
  });
};
