import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  CalendarOutlined,
  EnvironmentOutlined,
  FileTextOutlined,
  GiftOutlined,
  HistoryOutlined,
  HomeOutlined,
  IdcardOutlined,
  MailOutlined,
  NotificationOutlined,
  PayCircleOutlined,
  ShareAltOutlined,
  ShopOutlined,
  ShoppingOutlined,
  SketchOutlined,
  StarOutlined,
  SwapOutlined,
  TeamOutlined,
  TrophyOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

/** Icons of config/menu.ts by name; only these are bundled. Hidden, or each entry would be read out with its icon's name. */
const icons: Record<string, ReactNode> = {
  home: <HomeOutlined aria-hidden />,
  sysUser: <IdcardOutlined aria-hidden />,
  appUser: <TeamOutlined aria-hidden />,
  room: <CalendarOutlined aria-hidden />,
  people: <ShopOutlined aria-hidden />,
  audit: <AuditOutlined aria-hidden />,
  sceneTemplate: <EnvironmentOutlined aria-hidden />,
  shelf: <ShoppingOutlined aria-hidden />,
  stone: <SketchOutlined aria-hidden />,
  gift: <GiftOutlined aria-hidden />,
  order: <FileTextOutlined aria-hidden />,
  message: <MailOutlined aria-hidden />,
  push: <NotificationOutlined aria-hidden />,
  transaction: <SwapOutlined aria-hidden />,
  wish: <StarOutlined aria-hidden />,
  statistic: <BarChartOutlined aria-hidden />,
  recharge: <PayCircleOutlined aria-hidden />,
  log: <HistoryOutlined aria-hidden />,
  integral: <TrophyOutlined aria-hidden />,
  share: <ShareAltOutlined aria-hidden />,
};

export const iconOf = (name: string | undefined): ReactNode =>
  (name && icons[name]) || <AppstoreOutlined aria-hidden />;
