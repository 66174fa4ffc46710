// What stands in the build in place of libraries' parts (config/unseenPlugin.ts) is held to them.
import { SiderMenu as OfProLayout } from '@ant-design/pro-layout/es/components/SiderMenu/SiderMenu';
import { TinyColor as OfPackage } from '@ctrl/tinycolor';
import { render } from '@testing-library/react';
import { LinkWithPrefetch as OfUmi } from '@umijs/renderer-react/dist/link';
import { Layout } from 'antd';
import { generateColor as ofAntd } from 'antd/es/color-picker/util';
import { type ComponentProps, createRef, useContext } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { generateColor } from '@config/drawnOnly/colours';
import { LinkWithPrefetch } from '@config/drawnOnly/link';
import { SiderMenu } from '@config/drawnOnly/siderMenu';
import { TinyColor } from '@config/drawnOnly/tinyColor';
import { palette } from '@config/palette';

type Props = ComponentProps<typeof OfProLayout>;

/** Says how a menu of antd that opens from it is drawn. */
function Footer({ name }: { name: string }) {
  const { siderCollapsed = false } = useContext(Layout._InternalSiderContext);
  return (
    <button type="button">
      {name}, {siderCollapsed ? 'with its menu collapsed' : 'with its whole menu'}
    </button>
  );
}

const given = {
  prefixCls: 'ant-pro',
  layout: 'side',
  fixSiderbar: true,
  siderWidth: 216,
  theme: 'light',
  title: '',
  matchMenuKeys: [],
  logo: <i>logo</i>,
  menuHeaderRender: (_logo, _title, props) => <a href="/">{props?.collapsed ? 'F' : 'Fish Admin'}</a>,
  menuContentRender: ({ isMobile }) => <nav>{isMobile ? 'of a phone' : 'of a desk'}</nav>,
  menuFooterRender: (props) => <Footer name={props?.collapsed ? 'A' : 'Admin'} />,
} satisfies Partial<Props> as unknown as Props;

test.each<[string, Partial<Props>]>([
  ['wide', { collapsed: false, originCollapsed: false }],
  ['collapsed', { collapsed: true, originCollapsed: true }],
  ['in the drawer of a phone', { collapsed: false, originCollapsed: true, isMobile: true }],
])('the frame’s side is drawn as ProLayout draws it: %s', (_, more) => {
  const markup = (Menu: typeof OfProLayout) => render(<Menu {...given} {...more} />).container.innerHTML;
  const theirs = markup(OfProLayout);
  expect(theirs).toContain('with its whole menu');
  expect(markup(SiderMenu as typeof OfProLayout)).toBe(theirs);
});

/** All but shadows. */
const colours = [
  '#fff',
  '#000000',
  'rgba(0, 0, 0, 0.88)',
  ...Object.values(palette.light),
  ...Object.values(palette.dark),
].filter((colour) => !colour.includes('px'));

test('colours are worked out as the package does that ProLayout’s theme asks', () => {
  expect(colours.length).toBeGreaterThan(10);
  const faded = (Color: typeof TinyColor) =>
    colours.map((colour) => new Color(colour).setAlpha(0.65).toRgbString().replaceAll(' ', ''));
  expect(faded(TinyColor)).toEqual(faded(OfPackage as unknown as typeof TinyColor));
});

test('a tooltip gets the colours that antd’s picker would say', () => {
  const said = (of: (colour?: string) => { toRgb(): { r: number; g: number; b: number } }) =>
    [undefined, ...colours].map((colour) => {
      const { r, g, b } = of(colour).toRgb();
      return [r, g, b];
    });
  expect(said(generateColor)).toEqual(said(ofAntd as unknown as typeof generateColor));
});

test.each<[string, ComponentProps<typeof LinkWithPrefetch>]>([
  ['an address', { to: '/user/appUser?level=3#top', className: 'fish-record', 'aria-current': 'page' }],
  ['its parts', { to: { pathname: '/order/list', search: '?status=paid' } }],
  ['none', { to: '' }],
])('a link is umi’s: %s', (_, props) => {
  const drawn = (Link: typeof LinkWithPrefetch) => {
    const ref = createRef<HTMLAnchorElement>();
    const link = (
      <Link ref={ref} {...props}>
        Heron
      </Link>
    );
    const { container, unmount } = render(link, { wrapper: MemoryRouter });
    const { innerHTML } = container;
    expect(ref.current?.outerHTML ?? '').toBe(innerHTML);
    unmount();
    return innerHTML;
  };
  expect(drawn(LinkWithPrefetch)).toBe(drawn(OfUmi as typeof LinkWithPrefetch));
});
