import type { IApi } from '@umijs/max';
import { CSS_VAR } from './cssVar';
import { version } from './version';

/**
 * Allows people to zoom, which umi's own viewport forbids, gives the whole page the theme's CSS variables, a place for
 * the installation's profile (config/backEnd.ts), which `npm run serve` fills in, and the release, so that an open tab
 * notices the next one.
 */
export default (api: IApi) => {
  api.modifyHTML(($) => {
    $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1');
    $('html').addClass(CSS_VAR).attr('data-version', version);
    $('head').append('<script type="application/json" id="fish-config"></script>');
    return $;
  });
};
