import { paths } from '../contract/paths';
import { mount } from '../server/mock';

export default mount([...Object.values(paths.upload), 'GET /fish/uploads/:name', 'GET /fish/demo/:name']);
