import bulk from './en-US/bulk';
import columns from './en-US/columns';
import common from './en-US/common';
import drag from './en-US/drag';
import everywhere from './en-US/everywhere';
import exported from './en-US/export';
import form from './en-US/form';
import handbook from './en-US/handbook';
import image from './en-US/image';
import record from './en-US/record';
import request from './en-US/request';
import session from './en-US/session';
import shortcuts from './en-US/shortcuts';
import variable from './en-US/variable';
import view from './en-US/view';
import areas from '@@/areas/locales/en-US';

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
