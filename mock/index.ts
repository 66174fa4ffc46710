import { HEALTH_PATH } from '../contract/health.enums';
import { paths } from '../contract/paths';
import { mount } from '../server/mock';

const calls = Object.values(paths).flatMap((area) => Object.values<string>(area));

export default mount([...calls, 'GET /fish/uploads/:name', 'GET /fish/demo/:name', `GET ${HEALTH_PATH}`]);
