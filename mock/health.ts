import { HEALTH_PATH } from '../contract/health.enums';
import { mount } from '../server/mock';

export default mount([`GET ${HEALTH_PATH}`]);
