import { useIntl } from '@umijs/max';
import { Button, Flex, Tabs } from 'antd';
import type { ReactNode } from 'react';
import type { UserDetail } from '@contract/user';
import { OperationTimeline } from '@/components/OperationTimeline';
import { useMessageTo } from '../useMessageTo';
import { type Action, useUserActions } from '../useUserActions';
import { type Tab, tabs, useUserAddress } from '../useUserAddress';
import { Devices } from './Devices';
import { Gifts } from './Gifts';
import { Ledger } from './Ledger';
import { Logins } from './Logins';
import { Notes } from './Notes';
import { Orders } from './Orders';
import { Overview } from './Overview';
import { Rooms } from './Rooms';
import { Sanctions } from './Sanctions';
import { Wishes } from './Wishes';

interface StoryProps {
  user: UserDetail;
  /** Counts what was done to the user, so that what it changed is asked anew. */
  done: number;
  onAsk: (action: Action) => void;
}

/** What can be done to a user, and all that is known of them. */
export function Story({ user, done, onAsk }: StoryProps) {
  const { formatMessage } = useIntl();
  const { tab, showTab } = useUserAddress();
  const actionsOf = useUserActions();
  const messageTo = useMessageTo();

  const { id } = user;
  const parts: Record<Tab, ReactNode> = {
    overview: <Overview user={user} />,
    ledger: <Ledger key={done} id={id} />,
    orders: <Orders id={id} />,
    gifts: <Gifts id={id} />,
    wishes: <Wishes id={id} />,
    rooms: <Rooms id={id} />,
    devices: (
      <Flex vertical gap={16}>
        <Devices id={id} />
        <Logins id={id} />
      </Flex>
    ),
    sanctions: <Sanctions key={done} id={id} />,
    notes: <Notes id={id} />,
    timeline: <OperationTimeline key={done} of={{ targetType: 'user', targetId: id }} />,
  };

  return (
    <>
      <Flex gap={8} wrap className="fish-drawer-actions">
        {messageTo(user).map(({ key, label, onClick }) => (
          <Button key={key} onClick={onClick}>
            {label}
          </Button>
        ))}
        {actionsOf(user).map(({ key, label, danger }) => (
          <Button key={key} danger={danger} onClick={() => onAsk(key)}>
            {label}
          </Button>
        ))}
      </Flex>
      <Tabs
        // All of them have room beside each other.
        tabBarGutter={0}
        activeKey={tab}
        onChange={(key) => showTab(key as Tab)}
        destroyOnHidden
        items={tabs.map((key) => ({ key, label: formatMessage({ id: `user.tab.${key}` }), children: parts[key] }))}
      />
    </>
  );
}
