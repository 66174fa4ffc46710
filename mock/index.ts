import { contract } from '../contract';
import { HEALTH_PATH } from '../contract/health.enums';
import { mount } from '../server/mock';

const calls = Object.keys(contract);

const pictures = ['GET /fish/uploads/:name', 'GET /fish/demo/:name'];
const docs = ['GET /fish/openapi.json', 'GET /fish/docs', 'GET /fish/docs/:file', 'GET /fish/docs/static/:file'];

export default mount([...calls, ...pictures, ...docs, `GET ${HEALTH_PATH}`]);
