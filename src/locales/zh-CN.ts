import bulk from './zh-CN/bulk';
import columns from './zh-CN/columns';
import common from './zh-CN/common';
import drag from './zh-CN/drag';
import everywhere from './zh-CN/everywhere';
import exported from './zh-CN/export';
import form from './zh-CN/form';
import handbook from './zh-CN/handbook';
import image from './zh-CN/image';
import record from './zh-CN/record';
import request from './zh-CN/request';
import session from './zh-CN/session';
import shortcuts from './zh-CN/shortcuts';
import variable from './zh-CN/variable';
import view from './zh-CN/view';
import areas from '@@/areas/locales/zh-CN';

export default {
  ...areas,
  ...bulk,
  ...columns,
  ...common,
  ...drag,
  ...exported,
  ...form,
  ...everywhere,
  ...handbook,
  ...image,
  ...record,
  ...request,
  ...session,
  ...shortcuts,
  ...variable,
  ...view,
};
