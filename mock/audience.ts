import { paths } from '../contract/paths';
import { mount } from '../server/mock';

export default mount(Object.values(paths.audience));
