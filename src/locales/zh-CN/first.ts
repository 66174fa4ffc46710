import request from './request';
import session from './session';
import areas from '@@/areas/firstLocales/zh-CN';

/** What is said before the console is there, and by what loads and asks. */
export default { ...areas, ...request, ...session };
