import { useLocation, useSearchParams } from '@umijs/max';
import type { ReactNode } from 'react';
import { operationCalls } from '@contract/operation.calls';
import { peopleCalls } from '@contract/people/calls';
import { roomCalls } from '@contract/room/calls';
import { Card, Tabs, withBoundary } from '@/components/boundary';
import { withNames } from '@/components/list/listAddress';
import { OperationTimeline } from '@/components/OperationTimeline';
import { useTranslations } from '@/locales/useTranslations';
import { useAvailability } from '@/request/availability';
import { Members } from './Members';
import { RoomGifts } from './RoomGifts';
import { RoomMessages } from './RoomMessages';

interface RoomTabsProps {
  type: 'room' | 'people';
  id: string;
  /** Counts the changes made here; after each one all of it is read again. */
  changes: number;
  /** Tabs of one kind of room, shown before the timeline. */
  more?: Readonly<Partial<Record<'reports', ReactNode>>>;
}

export const RoomTabs = withBoundary(function RoomTabs({ type, id, changes, more }: RoomTabsProps) {
  const t = useTranslations();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const has = useAvailability();
  const tabs: Partial<Record<'members' | 'gifts' | 'messages' | 'reports' | 'timeline', ReactNode>> = {
    ...(has(roomCalls.members) && { members: <Members key={changes} id={id} /> }),
    ...(has(roomCalls.gifts) && { gifts: <RoomGifts key={changes} id={id} /> }),
    ...(has(roomCalls.messages) && { messages: <RoomMessages key={changes} id={id} /> }),
    ...(has(peopleCalls.reports) && more),
    ...(has(operationCalls.pageList) && {
      timeline: <OperationTimeline key={changes} of={{ targetType: type, targetId: id }} />,
    }),
  };
  const [first = 'members'] = Object.keys(tabs);
  const requested = params.get('tab') ?? first;

  if (!Object.keys(tabs).length) return null;
  return (
    <Card size="small">
      <Tabs
        activeKey={requested in tabs ? requested : first}
        onChange={(tab) =>
          setParams(withNames(params, undefined, { tab: tab === first ? undefined : tab }), { replace: true, state })
        }
        destroyOnHidden
        items={Object.entries(tabs).map(([key, children]) => ({
          key,
          label: t(`room.tab.${key as keyof typeof tabs}`),
          children,
        }))}
      />
    </Card>
  );
});
