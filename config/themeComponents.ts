import type { ThemeConfig } from 'antd';
import type { Palette } from './palette';

export function componentsOf(colors: Palette): ThemeConfig['components'] {
  const {
    page,
    panel,
    sidebar,
    tableHeader,
    hover,
    ink,
    second,
    third,
    line,
    grayTint,
    primary,
    primaryTint,
    onSolid,
    shadow,
  } = colors;
  return {
    // A person's colour is the same in both modes (PersonAvatar), so the initials on it are too.
    Avatar: { colorTextLightSolid: '#ffffff' },
    Button: {
      borderRadiusLG: 7,
      contentFontSizeLG: 14,
      dangerShadow: 'none',
      defaultShadow: 'none',
      fontWeight: 500,
      primaryShadow: 'none',
    },
    Card: { headerFontSize: 14 },
    // The tick is white, which has too little contrast on the dark mode's primary.
    Checkbox: { colorWhite: onSolid },
    Descriptions: { labelColor: second },
    // The padding above a label keeps it away from an error of the field before.
    Form: { itemMarginBottom: 20, verticalLabelPadding: '4px 0' },
    Input: { borderRadiusLG: 7, inputFontSizeLG: 14 },
    Layout: { bodyBg: page, headerBg: panel, headerHeight: 48, siderBg: sidebar, lightSiderBg: sidebar },
    Menu: {
      activeBarBorderWidth: 0,
      groupTitleColor: third,
      groupTitleFontSize: 12,
      itemBg: 'transparent',
      itemBorderRadius: 7,
      itemColor: second,
      itemHeight: 32,
      itemHoverColor: ink,
      itemSelectedBg: primaryTint,
      itemSelectedColor: primary,
      subMenuItemBg: 'transparent',
    },
    Modal: { titleFontSize: 16 },
    Pagination: { itemActiveBg: primaryTint },
    Segmented: { itemColor: second, itemSelectedBg: panel, itemSelectedColor: ink, trackBg: grayTint },
    // People still read a value that can't be changed.
    DatePicker: { colorTextDisabled: second },
    Select: { colorTextDisabled: second, optionSelectedBg: primaryTint, optionSelectedFontWeight: 500 },
    Table: {
      borderColor: line,
      // Also the text of an empty table, which is not disabled text.
      colorTextDisabled: second,
      // A 22 px line, both paddings, a 1 px border and what hangs below the line: rows of 46 px, compact ones of 40 px.
      cellPaddingBlock: 11.5,
      cellPaddingBlockMD: 11.5,
      cellPaddingBlockSM: 8,
      cellPaddingInline: 12,
      cellPaddingInlineMD: 12,
      cellPaddingInlineSM: 12,
      bodySortBg: 'transparent',
      fontWeightStrong: 600,
      headerBg: tableHeader,
      headerBorderRadius: 10,
      headerColor: second,
      headerSortActiveBg: tableHeader,
      headerSortHoverBg: line,
      headerSplitColor: 'transparent',
      rowHoverBg: hover,
      rowSelectedBg: primaryTint,
      rowSelectedHoverBg: primaryTint,
    },
    Tabs: {
      horizontalItemGutter: 0,
      horizontalItemPadding: '8px 12px',
      horizontalMargin: '0 0 12px',
      itemColor: second,
    },
    Tag: { defaultBg: grayTint, defaultColor: second },
    // antd gives the tour a card's shadow, but it floats over the page.
    Tour: { boxShadowTertiary: shadow },
  };
}
