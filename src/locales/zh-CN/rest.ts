import bulk from './bulk';
import columns from './columns';
import common from './common';
import drag from './drag';
import everywhere from './everywhere';
import exported from './export';
import form from './form';
import handbook from './handbook';
import image from './image';
import record from './record';
import shortcuts from './shortcuts';
import variable from './variable';
import view from './view';
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
  ...shortcuts,
  ...variable,
  ...view,
};
