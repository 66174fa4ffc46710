import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { UserDetail } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { Has } from '@/components/availability/Has';
import { useOffered } from '@/components/availability/useOffered';
import { Tabs, withBoundary } from '@/components/boundary';
import { OperationTimeline } from '@/components/OperationTimeline';
import { useTranslations } from '@/locales/useTranslations';
import type { UserAction } from '../actions';
import { useMessageTo } from '../useMessageTo';
import { useUserActions } from '../useUserActions';
import { type Tab, tabs, useUserAddress } from '../useUserAddress';
import { Devices } from './Devices';
import { Ledger } from './Ledger';
import { Messages } from './Messages';
import { Notes } from './Notes';
import { Orders } from './Orders';
import { Sanctions } from './Sanctions';
import { useTabs } from './tabs';
import { UserGifts } from './UserGifts';
import { UserLogins } from './UserLogins';
import { UserOverview } from './UserOverview';
import { UserRooms } from './UserRooms';
import { Wishes } from './Wishes';

interface StoryProps {
  user: UserDetail;
  /** Counts the changes made here; each one reloads what depends on them. */
  changes: number;
  onAsk: (action: UserAction) => void;
}

export const UserStory = withBoundary(function UserStory({ user, changes, onAsk }: StoryProps) {
  const t = useTranslations();
  const { tab, showTab } = useUserAddress();
  const actionsOf = useUserActions();
  const messageTo = useMessageTo();

  const offered = useOffered();

  const { id } = user;
  const parts: Record<Tab, ReactNode> = {
    overview: <UserOverview key={changes} user={user} />,
    ledger: <Ledger key={changes} id={id} />,
    orders: <Orders id={id} />,
    gifts: <UserGifts id={id} />,
    wishes: <Wishes id={id} />,
    rooms: <UserRooms id={id} />,
    messages: <Messages id={id} />,
    devices: (
      <Flex vertical gap={16}>
        <Has call={userCalls.devices}>
          <Devices id={id} />
        </Has>
        <Has call={userCalls.logins}>
          <UserLogins id={id} />
        </Has>
      </Flex>
    ),
    sanctions: <Sanctions key={changes} id={id} />,
    notes: <Notes id={id} />,
    timeline: <OperationTimeline key={changes} of={{ targetType: 'user', targetId: id }} />,
  };

  const there = useTabs();
  return (
    <>
      <Flex gap={8} wrap className="fish-drawer-actions">
        {offered(messageTo(user)).map(({ key, label, onClick }) => (
          <Button key={key} onClick={onClick}>
            {label}
          </Button>
        ))}
        {offered(actionsOf(user)).map(({ key, label, danger }) => (
          <Button key={key} danger={danger} onClick={() => onAsk(key)}>
            {label}
          </Button>
        ))}
      </Flex>
      {there.length === 1 && parts.overview}
      {there.length > 1 && (
        <Tabs
          // Without a gutter all tabs fit in one line.
          tabBarGutter={0}
          activeKey={there.includes(tab) ? tab : tabs[0]}
          onChange={(key) => showTab(key as Tab)}
          destroyOnHidden
          items={there.map((key) => ({ key, label: t(`user.tab.${key}`), children: parts[key] }))}
        />
      )}
    </>
  );
});
