import { violationsOf } from './boundaries';

const messages = (file: string, source: string) => violationsOf(file, source).map(({ message }) => message);

describe('each boundary is an error when crossed', () => {
  test.each([
    ['contract imports nothing of ours', 'contract/user/index.ts', "import { menu } from '../../config/menu';"],
    ['config imports the contract only', 'config/menu.ts', "import { buildApp } from '../server/app';"],
    [
      'the back end never imports the console',
      'server/areas/user/rules.ts',
      "import { x } from '../../../src/session';",
    ],
    ['the mock files never import the console', 'mock/index.ts', "import { x } from '../src/request';"],
    ['the console never imports the back end', 'src/request/index.ts', "import type { x } from '../../server/app';"],
    ['also not lazily', 'src/request/index.ts', "const app = await import('../../server/app');"],
    ['also not by re-export', 'src/request/index.ts', "export * from '../../server/app';"],
    ['also not for its effects', 'src/request/index.ts', "import '../../server/app';"],
    ['zod stays out of the console', 'src/session/state.ts', "import { userInfo } from '@contract/login';"],
    ['also beside a type', 'src/session/state.ts', "import { type UserInfo, userInfo } from '@contract/login';"],
    [
      'also over several lines',
      'src/session/state.ts',
      "import {\n  userInfo,\n  loginResult,\n} from '@contract/login';",
    ],
    ['also through config', 'config/backEnd.ts', "import { login } from '../contract/login';"],
    ['components know no area', 'src/components/list/index.tsx', "import { x } from '@/areas/home';"],
    ['also no type of it', 'src/components/list/index.tsx', "import type { x } from '@/areas/home';"],
    [
      'components know no area’s contract',
      'src/components/list/useList.ts',
      "import type { Tip } from '@contract/tip';",
    ],
    ['also not its enums', 'src/components/list/useList.ts', "import { tipStatus } from '@contract/tip/enums';"],
    ['the session knows no area', 'src/session/actions.ts', "import type { x } from '../areas/home';"],
    ['requests know no area', 'src/request/index.ts', "import { x } from '@/areas/home';"],
    ['an area stays out of another', 'src/areas/user/ListScreen.tsx', "import { x } from '../sysUser/fields';"],
    ['also by alias', 'src/areas/home/HomeScreen.tsx', "import { x } from '@/areas/sysUser/fields';"],
    ['also the layouts', 'src/layouts/Console.tsx', "import { x } from '@/areas/audit/queue';"],
    ['so it does on the back end', 'server/areas/wish/make.ts', "import { moveBalance } from '../user/balance';"],
    ['also no type of it', 'server/areas/wish/make.ts', "import type { Row } from '../user/queries';"],
    ['also its demo', 'server/areas/wish/demo/index.ts', "import { words } from '../../user/demo/words';"],
    ['also what composes them', 'server/app.ts', "import { pictures } from './areas/upload/pictures';"],
    ['the delivery knows no area', 'server/delivery/begin.ts', "import { whoGets } from '../areas/audience';"],
    ['an index imports no styles', 'src/areas/user/index.ts', "import './user.css';"],
    ['nobody imports a page', 'src/areas/user/ListScreen.tsx', "import Page from '@/pages/home';"],
    ['a page is an area’s screen', 'src/pages/user/appUser.tsx', "import { x } from '@/components/list/useList';"],
    ['and nothing else of the area', 'src/pages/user/appUser.tsx', "import { x } from '@/areas/user/fields';"],
    [
      'the stored token is the session’s',
      'src/components/list/index.tsx',
      "import { readToken } from '@/request/token';",
    ],
    ['also in requests, where one file hands it out', 'src/request/health.ts', "import { readToken } from './token';"],
    ['the stored user info is the session’s', 'src/layouts/Console.tsx', "import { forget } from '@/session/storage';"],
    ['requests know no session', 'src/request/stages.ts', "import { expire } from '@/session/transitions';"],
    ['also no type of it', 'src/request/runtime.ts', "import type { SessionState } from '@/session';"],
    ['so are its keys', 'src/areas/home/HomeScreen.tsx', "const t = localStorage.getItem('authorization');"],
    ['so is the stored user info', 'src/areas/home/HomeScreen.tsx', "window.localStorage.removeItem('userInfo');"],
    ['a page’s address is made by pathTo', 'src/areas/tip/record.tsx', "const path = '/message/tip';"],
    ['also with a query', 'src/areas/tip/record.tsx', `const path = (id: string) => \`/message/tip?id=\${id}\`;`],
    ['also what lies below it', 'src/areas/tip/record.tsx', `const path = (id: string) => \`/about/u/\${id}\`;`],
    ['also of a link', 'src/areas/tip/Line.tsx', '<Link to="/message/list#top">'],
    ['also with a search put behind', 'src/areas/tip/Line.tsx', `<Link to={\`/message/list\${search}\`}>`],
    ['also of a group, which leads to one of its pages', 'src/layouts/Console.tsx', "history.push('/message');"],
    ['also in another argument', 'src/areas/tip/Line.tsx', "pathTo(path ?? '/message/list')"],
    ['also home’s, in a link', 'src/layouts/Console.tsx', '<Link to="/">'],
    ['also home’s, in an entry', 'src/layouts/Console.tsx', "const entries = [{ path: '/' }];"],
    ['a card fails alone', 'src/areas/tip/Tip.tsx', 'export function Tip() {\n  return <Card title="Tip" />;\n}'],
    [
      'also after another answer',
      'src/areas/tip/Tip.tsx',
      'function Tip() {\n  if (x) return null;\n  return (\n    <Facts />\n  );\n}',
    ],
    [
      'also a dialog',
      'src/components/bulk/Ask.tsx',
      'export function Ask<Row>() {\n  return <ConfirmDialog<Row> />;\n}',
    ],
    ['also home’s, gone to', 'src/layouts/Console.tsx', "history.replace('/');"],
  ])('%s', (_rule, file, source) => {
    expect(messages(file, `// first line\n${source}\n`)).toHaveLength(1);
    expect(violationsOf(file, `// first line\n${source}\n`)[0]).toMatchObject({ file, line: 2 });
  });
});

describe('what is allowed passes', () => {
  test.each([
    ['packages', 'contract/user/index.ts', "import { z } from 'zod';"],
    ['the contract within itself', 'contract/user/index.ts', "import { page } from '../base';"],
    [
      'the back end on contract and config',
      'server/areas/user/rules.ts',
      "import { user } from '../../../contract/user';",
    ],
    ['the mock files on the back end', 'mock/index.ts', "import { mount } from '../server/mock';"],
    ['types of the contract', 'src/session/state.ts', "import type { UserInfo } from '@contract/login';"],
    ['types named one by one', 'src/session/state.ts', "import { type UserInfo, type Login } from '@contract/login';"],
    ['enums and calls as values', 'src/session/actions.ts', "import { loginCalls } from '@contract/login/calls';"],
    ['enums of an area as values', 'src/areas/sysUser/fields.tsx', "import { x } from '@contract/sysUser/enums';"],
    ['a page on its screen', 'src/pages/home.tsx', "export { default } from '@/areas/home/HomeScreen';"],
    ['an area on another’s index', 'src/areas/user/fields.tsx', "import { x } from '@/areas/order';"],
    ['the console on the list of areas', 'src/layouts/Console.tsx', "import { records } from '@/areas';"],
    ['the list of areas on each', 'src/areas/index.ts', "import { record } from './user/record';"],
    ['the texts on each area’s', 'src/locales/en-US.ts', "import user from '@/areas/user/locales/en-US';"],
    ['an area of the back end on another’s index', 'server/areas/wish/make.ts', "import { screen } from '../word';"],
    ['and on its table', 'server/areas/wish/make.ts', "import { user } from '../user/table';"],
    ['and on its own files', 'server/areas/wish/demo/index.ts', "import { stateOf } from '../log';"],
    ['the back end on the list of areas', 'server/app.ts', "import { areas } from './areas';"],
    ['areas on what all have alike', 'server/areas/tip/index.ts', "import type { Area } from '../area';"],
    ['the delivery on tables', 'server/delivery/begin.ts', "import { user } from '../areas/user/table';"],
    ['helpers of tests on anything', 'server/areas/wish/testWishes.ts', "import { x } from '../order/testMall';"],
    ['an area on its own files', 'src/areas/sysUser/DetailScreen.tsx', "import { Form } from './Form';"],
    ['an area on its own folders', 'src/areas/user/ListScreen.tsx', "import { Drawer } from './drawer/Drawer';"],
    ['a folder of an area on the area', 'src/areas/user/drawer/Notes.tsx', "import { x } from '../service';"],
    ['the token to the session', 'src/session/transitions.ts', "import { readToken } from '@/request/token';"],
    ['who asks for the token', 'src/request/health.ts', "import { tokenFor } from './token';"],
    ['other keys of localStorage', 'src/components/list/columns.ts', "localStorage.getItem('columns.user');"],
    ['an address by pathTo', 'src/areas/tip/record.tsx', "const path = pathTo('/message/tip', { id });"],
    ['also over several lines', 'src/areas/tip/record.tsx', "const path = pathTo(\n  '/message/tip',\n  { id },\n);"],
    ['an address in a comment', 'src/layouts/menuOf.ts', '/** Of `/user/sysUser/detail`. */\n// and `/user`'],
    ['a path that only begins like a page’s', 'src/request/base.ts', "const path = '/users';"],
    ['a slash that is no address', 'src/request/token.ts', "const parts = path.replace('/', '').split('/');"],
    [
      'a card that fails alone',
      'src/areas/tip/Tip.tsx',
      'export const Tip = asPart(function Tip() {\n  return <Card />;\n});',
    ],
    [
      'what a page draws itself',
      'src/areas/tip/Tip.tsx',
      'export function Tip() {\n  return (\n    <>\n      <Card />\n    </>\n  );\n}',
    ],
    ['tests on addresses', 'src/areas/tip/tip.test.tsx', "renderApp('/message/tip');"],
    ['tests on anything', 'src/areas/home/home.test.tsx', "import { openBackEnd } from '../../../tests/jest/backEnd';"],
  ])('%s', (_what, file, source) => {
    expect(messages(file, source)).toEqual([]);
  });
});
