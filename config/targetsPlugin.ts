import type { IApi } from '@umijs/max';

/** umi gives its Babel preset no targets, so that it would write what every browser of `targets` knows in ES5. */
export default (api: IApi) => {
  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));
};
