import { CollapsedIcon } from '@ant-design/pro-layout/es/components/CollapsedIcon';
import type { PrivateSiderMenuProps, SiderMenuProps } from '@ant-design/pro-layout/es/components/SiderMenu/SiderMenu';
import { Layout } from 'antd';
import classNames from 'classnames';

const COLLAPSED_WIDTH = 64;
/** By it a menu of antd is drawn collapsed, also one that only opens from there. */
const InSider = Layout._InternalSiderContext;

/**
 * In place of ProLayout's own, which brings antd's menu for links, people and apps: draws of it what our frame gives
 * (src/layouts/Console.tsx), a logo, a menu and a footer.
 */
export function SiderMenu(props: SiderMenuProps & PrivateSiderMenuProps) {
  const { collapsed, originCollapsed, onCollapse, fixSiderbar, isMobile, layout, siderWidth, style } = props;
  const prefix = `${props.prefixCls}-sider`;
  const { logo, menuHeaderRender, menuContentRender, menuFooterRender } = props;
  const width = collapsed ? COLLAPSED_WIDTH : siderWidth;
  const className = classNames(prefix, {
    [`${prefix}-fixed`]: fixSiderbar,
    [`${prefix}-collapsed`]: collapsed,
    [`${prefix}-layout-${layout}`]: layout && !isMobile,
    [`${prefix}-light`]: true,
  });
  return (
    <>
      {fixSiderbar && !isMobile && <div style={{ ...place(width), ...style }} />}
      <Layout.Sider
        collapsible
        trigger={null}
        collapsed={collapsed}
        breakpoint="lg"
        onCollapse={(narrow) => !isMobile && onCollapse?.(narrow)}
        collapsedWidth={COLLAPSED_WIDTH}
        theme="light"
        width={siderWidth}
        style={style}
        className={className}
      >
        <div className={classNames(`${prefix}-logo`, { [`${prefix}-logo-collapsed`]: collapsed })} id="logo">
          {menuHeaderRender ? menuHeaderRender(logo, null, props) : null}
        </div>
        <div style={{ flex: 1, overflowY: 'auto', overflowX: 'hidden' }}>
          {menuContentRender ? menuContentRender(props, null) : null}
        </div>
        <InSider.Provider value={{}}>
          <div className={classNames(`${prefix}-footer`, { [`${prefix}-footer-collapsed`]: collapsed })}>
            {menuFooterRender ? menuFooterRender(props) : null}
          </div>
        </InSider.Provider>
        <CollapsedIcon
          isMobile={isMobile}
          collapsed={originCollapsed}
          className={`${prefix}-collapsed-button`}
          onClick={() => onCollapse?.(!originCollapsed)}
        />
      </Layout.Sider>
    </>
  );
}

/** What the fixed one covers. */
const place = (width?: number) => ({
  width,
  overflow: 'hidden',
  flex: `0 0 ${width}px`,
  maxWidth: width,
  minWidth: width,
  transition: 'all 0.2s ease 0s',
});
