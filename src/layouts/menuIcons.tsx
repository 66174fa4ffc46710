import {
  AppstoreOutlined,
  BarChartOutlined,
  HistoryOutlined,
  HomeOutlined,
  IdcardOutlined,
  PayCircleOutlined,
  ShareAltOutlined,
  ShoppingOutlined,
  SwapOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ComponentType, ReactNode } from 'react';
import { hasScreen, recordTypes } from '@/components/RecordLink/recordTypes';

type Icon = ComponentType<{ 'aria-hidden': true }>;

/** Icons of config/menu.ts without a record.tsx; only these are bundled. */
const icons: Record<string, Icon> = {
  home: HomeOutlined,
  sysUser: IdcardOutlined,
  appUser: TeamOutlined,
  shelf: ShoppingOutlined,
  transaction: SwapOutlined,
  statistic: BarChartOutlined,
  recharge: PayCircleOutlined,
  log: HistoryOutlined,
  share: ShareAltOutlined,
};

function ofRecord(name: string): Icon | undefined {
  const icon = hasScreen(name) ? recordTypes[name].icon : undefined;
  return icon === 'person' ? undefined : icon;
}

/** Hidden from screen readers, which would otherwise read the icon's name. */
export function iconOf(name = ''): ReactNode {
  const Shown = icons[name] ?? ofRecord(name) ?? AppstoreOutlined;
  return <Shown aria-hidden />;
}
