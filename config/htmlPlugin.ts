import type { IApi } from '@umijs/max';
import { CSS_VAR } from './theme';

/** Lets people zoom, which umi's own viewport forbids, and gives the whole page the theme's css variables. */
export default (api: IApi) => {
  api.modifyHTML(($) => {
    $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1');
    $('html').addClass(CSS_VAR);
    return $;
  });
};
