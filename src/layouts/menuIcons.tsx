import { AppstoreOutlined, EnvironmentOutlined, HomeOutlined, IdcardOutlined, TeamOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

/** Icons of config/menu.ts by name; only these are bundled. */
const icons: Record<string, ReactNode> = {
  home: <HomeOutlined />,
  sysUser: <IdcardOutlined />,
  appUser: <TeamOutlined />,
  sceneTemplate: <EnvironmentOutlined />,
};

export const iconOf = (name: string | undefined): ReactNode => (name && icons[name]) || <AppstoreOutlined />;
