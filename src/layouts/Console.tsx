import { type MenuDataItem, ProLayout } from '@ant-design/pro-layout';
import { Link, Outlet, useAccess, useIntl, useLocation } from '@umijs/max';
import { Suspense, useState } from 'react';
import { layoutTokenOf } from '@config/theme';
import { records } from '@/areas';
import { Mark, Wordmark } from '@/components/Brand';
import { Empty } from '@/components/Empty';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { Waiting } from '@/components/progress/Waiting';
import { registerRecords } from '@/components/RecordLink/kinds';
import { usePageScroll } from '@/components/scrollRestoration/usePageScroll';
import { useTheme } from '@/components/ThemeProvider';
import { type MenuItem, useSession } from '@/session';
import { AccountMenu } from './AccountMenu';
import { GlobalActions } from './GlobalActions';
import { MenuCount, useWaitingAudits } from './MenuCount';
import { iconOf } from './menuIcons';
import { menuItemOf } from './menuOf';
import { NewVersion } from './NewVersion';
import { PasswordDialog } from './PasswordDialog';
import { ReplacedDialog } from './ReplacedDialog';
import { ScrollIntoView } from './ScrollIntoView';
import { TopBar } from './TopBar';

registerRecords(records);

/** As ProLayout has it. */
const isPhone = () => window.matchMedia('(max-width: 767.98px)').matches;

/** What surrounds every page once signed in: menu, top bar, account, and the dialogs of the session. */
export default function Console() {
  const { pathname } = useLocation();
  const { state } = useSession();
  const { mode } = useTheme();
  const { mayReach } = useAccess();
  // On a phone the menu is a drawer: open at first, it would be seen to slide away.
  const [collapsed, setCollapsed] = useState(isPhone);
  usePageScroll();
  useWaitingAudits(pathname);
  const item = menuItemOf(state.menuByPath, pathname);

  return (
    <ProLayout
      layout="side"
      siderWidth={216}
      fixSiderbar
      // On a phone its header would stand above our bar, which has the menu button instead.
      headerRender={false}
      collapsed={collapsed}
      onCollapse={setCollapsed}
      token={layoutTokenOf(mode)}
      // A title here would be written over the page's own when the console opens.
      title=""
      logo={<Mark />}
      menuHeaderRender={(_logo, _title, props) => <Link to="/">{props?.collapsed ? <Mark /> : <Wordmark />}</Link>}
      pageTitleRender={false}
      menu={{ type: 'group', locale: false }}
      menuDataRender={() => state.menu.map(entryOf)}
      menuItemRender={({ path = '/' }, dom) => (
        <Link to={path} aria-current={path === item?.path ? 'page' : undefined}>
          {path === item?.path && <ScrollIntoView />}
          {dom}
          {!collapsed && <MenuCount path={path} />}
        </Link>
      )}
      location={{ pathname: item?.path ?? pathname }}
      menuFooterRender={(props) => <AccountMenu collapsed={props?.collapsed} />}
      contentStyle={{ padding: 0 }}
    >
      <TopBar item={item} onMenu={() => setCollapsed(false)} />
      <div className="fish-page">
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Waiting />}>{mayReach(pathname) ? <Outlet /> : <Forbidden />}</Suspense>
        </ErrorBoundary>
      </div>
      <PasswordDialog />
      <ReplacedDialog />
      <NewVersion />
      <GlobalActions item={item} />
    </ProLayout>
  );
}

function Forbidden() {
  const { formatMessage } = useIntl();
  return <Empty drawing="lost" title={formatMessage({ id: 'request.http.403' })} />;
}

function entryOf({ path, label, icon, children }: MenuItem): MenuDataItem {
  return { path, name: label, icon: children ? undefined : iconOf(icon), children: children?.map(entryOf) };
}
