import type { ProLayoutProps } from '@ant-design/pro-layout';
import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import { CSS_VAR } from './cssVar';
import { type Mode, type Palette, palette } from './palette';
import { componentsOf } from './themeComponents';

export { type Mode, type Palette, palette, toneOf } from './palette';

/**
 * antd's theme for a mode. Without motion, everything opens and closes at once. Each combination is always the same
 * object, so that antd keeps its generated styles.
 */
export const themeOf = (mode: Mode, motion = true): ThemeConfig => (motion ? themes : stillThemes)[mode];

const FONTS = [
  '-apple-system',
  'BlinkMacSystemFont',
  "'Segoe UI'",
  'Roboto',
  "'PingFang SC'",
  "'Microsoft YaHei'",
  "'Noto Sans SC'",
  "'Noto Sans CJK SC'",
  'sans-serif',
  "'Apple Color Emoji'",
  "'Segoe UI Emoji'",
  "'Noto Color Emoji'",
].join(', ');

function build(colors: Palette, algorithm: MappingAlgorithm): ThemeConfig {
  return {
    cssVar: { prefix: CSS_VAR, key: CSS_VAR },
    hashed: false,
    algorithm: [algorithm, exactly(colors)],
    token: { ...seeds(colors), ...surfaces(colors), ...texts(colors), ...states(colors), ...shape(colors) },
    components: componentsOf(colors),
  };
}

/** The dark algorithm changes the seed colours, and a token can't restore them: this sets ours again. */
function exactly(colors: Palette): MappingAlgorithm {
  return (_seed, map) => ({ ...(map as NonNullable<typeof map>), ...brand(colors) });
}

const brand = ({ primary, green, gold, red, blue }: Palette) => ({
  colorPrimary: primary,
  colorSuccess: green,
  colorWarning: gold,
  colorError: red,
  colorInfo: blue,
  colorLink: primary,
});

const seeds = (colors: Palette) => ({
  ...brand(colors),
  colorTextBase: colors.ink,
  colorBgBase: colors.panel,
  fontFamily: FONTS,
  borderRadius: 7,
});

const surfaces = (colors: Palette) => ({
  colorBgLayout: colors.page,
  colorBgContainer: colors.panel,
  colorBgElevated: colors.float,
  colorBgSpotlight: colors.ink,
  colorBorder: colors.controlLine,
  colorBorderSecondary: colors.line,
  colorSplit: colors.line,
});

const texts = (colors: Palette) => ({
  colorText: colors.ink,
  colorTextSecondary: colors.second,
  colorTextTertiary: colors.third,
  colorTextQuaternary: colors.faint,
  colorTextPlaceholder: colors.third,
  colorTextLightSolid: colors.onSolid,
  colorLinkHover: colors.primaryHover,
  colorLinkActive: colors.primaryActive,
  colorSuccessText: colors.green,
  colorWarningText: colors.gold,
  colorErrorText: colors.red,
  colorInfoText: colors.blue,
});

const states = (colors: Palette) => ({
  colorPrimaryHover: colors.primaryHover,
  colorPrimaryActive: colors.primaryActive,
  colorPrimaryBg: colors.primaryTint,
  colorPrimaryBgHover: colors.primaryTint,
  colorErrorHover: colors.redHover,
  colorErrorActive: colors.redActive,
  colorErrorBg: colors.redTint,
  colorSuccessBg: colors.greenTint,
  colorWarningBg: colors.goldTint,
  colorInfoBg: colors.blueTint,
  controlItemBgHover: colors.hover,
});

const shape = ({ shadow }: Palette) => ({
  borderRadiusLG: 10,
  borderRadiusSM: 5,
  fontWeightStrong: 650,
  boxShadow: shadow,
  boxShadowSecondary: shadow,
  boxShadowTertiary: 'none',
  motionDurationFast: '0.12s',
  motionDurationMid: '0.15s',
  motionDurationSlow: '0.18s',
});

const themes: Readonly<Record<Mode, ThemeConfig>> = {
  light: build(palette.light, theme.defaultAlgorithm),
  dark: build(palette.dark, theme.darkAlgorithm),
};

const still = (moving: ThemeConfig): ThemeConfig => ({ ...moving, token: { ...moving.token, motion: false } });
const stillThemes: typeof themes = { light: still(themes.light), dark: still(themes.dark) };

export function layoutTokenOf(mode: Mode): ProLayoutProps['token'] {
  const { page, panel, float, sidebar, hover, ink, second, third, line, primary, primaryTint } = palette[mode];
  return {
    bgLayout: page,
    sider: {
      colorMenuBackground: sidebar,
      colorBgCollapsedButton: float,
      colorTextCollapsedButton: third,
      colorTextCollapsedButtonHover: ink,
      colorMenuItemDivider: 'transparent',
      colorBgMenuItemHover: line,
      colorBgMenuItemActive: primaryTint,
      colorBgMenuItemSelected: primaryTint,
      colorTextMenu: second,
      colorTextMenuSecondary: third,
      colorTextMenuTitle: ink,
      colorTextMenuItemHover: ink,
      colorTextMenuActive: ink,
      colorTextMenuSelected: primary,
      colorTextSubMenuSelected: primary,
    },
    header: {
      colorBgHeader: panel,
      colorBgScrollHeader: panel,
      colorHeaderTitle: ink,
      colorTextMenu: second,
      colorTextRightActionsItem: second,
      colorBgRightActionsItemHover: hover,
      heightLayoutHeader: 48,
    },
    pageContainer: {
      colorBgPageContainer: 'transparent',
      paddingInlinePageContainerContent: 24,
      paddingBlockPageContainerContent: 20,
    },
  };
}
