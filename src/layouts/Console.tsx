// Before the styles of areas, which overrule it.
import '@/console.css';
import { ProLayout } from '@ant-design/pro-layout';
import { Link, Outlet, useAccess, useLocation } from '@umijs/max';
import { memo, Suspense, useCallback, useState } from 'react';
import { pathTo } from '@config/pathTo';
import { layoutTokenOf } from '@config/theme';
import { records } from '@/areas';
import { AntdProvider } from '@/components/AntdProvider';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { useMenu } from '@/components/availability/useMenu';
import { Mark, Wordmark } from '@/components/Brand';
import { lazyDialog, PartBoundary } from '@/components/boundary';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { Waiting } from '@/components/progress/Waiting';
import { registerRecords } from '@/components/RecordLink/recordTypes';
import { usePageScroll } from '@/components/scrollRestoration/usePageScroll';
import { useTheme } from '@/components/ThemeProvider';
import { useTranslations } from '@/locales/useTranslations';
import { useAvailability } from '@/request/availability';
import { useSession } from '@/session';
import { AccountMenu } from './AccountMenu';
import { Forbidden } from './Forbidden';
import { GlobalActions } from './GlobalActions';
import { Menu } from './Menu';
import { WaitingAudits } from './MenuCount';
import { menuItemOf } from './menuOf';
import { NewVersion } from './NewVersion';
import { NotAvailable } from './NotAvailable';
import { ReplacedDialog } from './ReplacedDialog';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useLostFocus } from './useLostFocus';
import { useProbe } from './useProbe';

const PasswordDialog = lazyDialog(async () => (await import('./PasswordDialog')).PasswordDialog);

registerRecords(records);

const creating = Object.values(records).flatMap(({ create }) => create ?? []);

/** Its own menu, which is not drawn: ours is. */
const NO_ENTRIES = () => [];

/** ProLayout's breakpoint. */
const isPhone = () => window.matchMedia('(max-width: 767.98px)').matches;

export default function Console() {
  return (
    <AntdProvider>
      <Located />
    </AntdProvider>
  );
}

/** Drawn again for each address, filters and pages of a list too. */
function Located() {
  const { pathname } = useLocation();
  usePageScroll();
  useProbe();
  useLostFocus();
  return <Frame pathname={pathname} />;
}

interface FrameProps {
  pathname: string;
}

/** Stays as it is while filters and pages change: ProLayout is drawn with all that is in it, the rows of a list too. */
const Frame = memo(function Frame({ pathname }: FrameProps) {
  const t = useTranslations();
  const { state } = useSession();
  const { mode } = useTheme();
  const menu = useMenu();
  // On a phone the menu is a drawer; if it started open, it would visibly slide away.
  const [collapsed, setCollapsed] = useState(isPhone);
  const item = menuItemOf(state.menuByPath, pathname);
  const closeOnPhone = useCallback(() => isPhone() && setCollapsed(true), []);

  return (
    <>
      <SkipLink />
      <ProLayout
        layout="side"
        siderWidth={216}
        fixSiderbar
        // On a phone its header would stand above our top bar, which has the menu button.
        headerRender={false}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        token={layoutTokenOf(mode)}
        // A title here would replace the page's own when the console opens.
        title=""
        logo={<Mark />}
        menuHeaderRender={(_logo, _title, props) => (
          <Link to={pathTo('/')} onClick={closeOnPhone}>
            {props?.collapsed ? <Mark /> : <Wordmark />}
          </Link>
        )}
        pageTitleRender={false}
        menuDataRender={NO_ENTRIES}
        menuContentRender={({ isMobile }) => (
          <nav className="fish-menu" aria-label={t('layout.navigation')}>
            <PartBoundary look={collapsed ? 'mark' : 'box'}>
              <Menu entries={menu} current={item?.path} collapsed={collapsed && !isMobile} onChosen={closeOnPhone} />
            </PartBoundary>
          </nav>
        )}
        menuFooterRender={(props) => <AccountMenu collapsed={props?.collapsed} onChosen={closeOnPhone} />}
        contentStyle={{ padding: 0 }}
        // Ours say it in the operator's language, and let them sign out.
        ErrorBoundary={false}
      >
        <TopBar item={item} onMenu={() => setCollapsed(false)} />
        <NewVersion />
        <div className="fish-page">
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<Waiting />}>
              <Page pathname={pathname} />
            </Suspense>
          </ErrorBoundary>
        </div>
        <PartBoundary look="nothing">
          <WaitingAudits at={pathname} />
        </PartBoundary>
        <PasswordDialog open={state.modify} />
        <ReplacedDialog />
        <GlobalActions item={item} pathname={pathname} />
      </ProLayout>
    </>
  );
});

/** The screen of the path, or why there is none. */
function Page({ pathname }: FrameProps) {
  const { search } = useLocation();
  const { mayReach } = useAccess();
  const isAvailable = useIsAvailable();
  const has = useAvailability();
  const making = creating.find(({ path }) => path === pathname + search);

  if (!mayReach(pathname)) return <Forbidden pathname={pathname} />;
  if (isAvailable(pathname) && (!making || has(making.call))) return <Outlet />;
  return <NotAvailable pathname={pathname} making={isAvailable(pathname) ? making?.label : undefined} />;
}
