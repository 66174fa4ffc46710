export const viewCalls = {
  list: 'GET /fish/admin/view/list',
  saveOrUpdate: 'POST /fish/admin/view/saveOrUpdate',
  remove: 'POST /fish/admin/view/remove',
  saveLayout: 'POST /fish/admin/view/saveLayout',
} as const;
