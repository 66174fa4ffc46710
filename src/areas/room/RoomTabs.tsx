import { useIntl, useLocation, useSearchParams } from '@umijs/max';
import { Card, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { withNames } from '@/components/list/listAddress';
import { OperationTimeline } from '@/components/OperationTimeline';
import { Gifts } from './Gifts';
import { Members } from './Members';
import { Messages } from './Messages';

interface RoomTabsProps {
  type: 'room' | 'people';
  id: string;
  /** Counts what was done to the room, so that the timeline is asked anew. */
  done: number;
  /** Tabs besides those of every room, before the timeline. */
  more?: Readonly<Record<string, ReactNode>>;
}

/** What goes on in a room, and what was done to it. The open tab stands in the address. */
export function RoomTabs({ type, id, done, more }: RoomTabsProps) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const tabs: Record<string, ReactNode> = {
    members: <Members id={id} />,
    gifts: <Gifts id={id} />,
    messages: <Messages id={id} />,
    ...more,
    timeline: <OperationTimeline key={done} of={{ targetType: type, targetId: id }} />,
  };
  const [first = ''] = Object.keys(tabs);
  const asked = params.get('tab') ?? first;

  return (
    <Card size="small">
      <Tabs
        activeKey={asked in tabs ? asked : first}
        onChange={(tab) =>
          setParams(withNames(params, undefined, { tab: tab === first ? undefined : tab }), { replace: true, state })
        }
        destroyOnHidden
        items={Object.entries(tabs).map(([key, children]) => ({
          key,
          label: formatMessage({ id: `room.tab.${key}` }),
          children,
        }))}
      />
    </Card>
  );
}
