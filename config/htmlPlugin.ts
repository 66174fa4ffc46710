import type { IApi } from '@umijs/max';
import { CSS_VAR } from './theme';

/**
 * Allows people to zoom, which umi's own viewport forbids, gives the whole page the theme's CSS variables, and a place
 * for the installation's profile (config/backEnd.ts), which `npm run serve` fills in.
 */
export default (api: IApi) => {
  api.modifyHTML(($) => {
    $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1');
    $('html').addClass(CSS_VAR);
    $('head').append('<script type="application/json" id="fish-config"></script>');
    return $;
  });
};
