import type { Handbook } from '@/components/handbook/article';
import { keyboard, lists } from './console';
import areas from '@@/areas/handbook/en-US';

const { user: appUser, ...others } = areas;

/** All articles. The one about app users has an older name than its area. */
const handbook: Handbook = { ...others, appUser, lists, keyboard };

export default handbook;
