import { Outlet } from '@umijs/max';
export default () => <Outlet/>;
