import type { IApi } from '@umijs/max';

/** Lets people zoom: umi's own viewport forbids it. */
export default (api: IApi) => {
  api.modifyHTML(($) => {
    $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1');
    return $;
  });
};
