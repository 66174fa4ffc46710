import { Flex } from 'antd';
import { messageCalls } from '@contract/message/calls';
import { orderCalls } from '@contract/order/calls';
import { peopleCalls } from '@contract/people/calls';
import type { UserDetail } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { Has } from '@/components/availability/Has';
import { useRecord } from '@/components/page/useRecord';
import { useHas } from '@/request/availability';
import { CurrentSanction } from './CurrentSanction';
import { LastLogin } from './overview/LastLogin';
import { LastMessage } from './overview/LastMessage';
import { LastOrders } from './overview/LastOrders';
import { LatestNote } from './overview/LatestNote';
import { OpenReports } from './overview/OpenReports';
import { PastSanctions } from './overview/PastSanctions';
import { SameDevice } from './overview/SameDevice';
import { UserFacts } from './overview/UserFacts';
import { UserFigures } from './overview/UserFigures';

/** What answers most questions about a user, with the tabs for all the rest. */
export function UserOverview({ user }: { user: UserDetail }) {
  const { id, status, sanctionCount } = user;
  const wasSanctioned = status !== 'normal' || sanctionCount !== 0;
  const isAsked = useHas(userCalls.sanctions) && wasSanctioned;
  const { record, failure, refresh } = useRecord(userCalls.sanctions, isAsked ? id : undefined);
  const sanctions = wasSanctioned ? record : [];

  return (
    <Flex vertical gap={16}>
      {status !== 'normal' && <CurrentSanction user={user} sanction={sanctions?.[0]} />}
      <UserFigures user={user} />
      <div className="fish-columns">
        <div className="fish-peeks">
          <Has call={orderCalls.pageList}>
            <LastOrders id={id} />
          </Has>
          <Has call={userCalls.sanctions}>
            <PastSanctions user={user} sanctions={sanctions} failure={failure} onRetry={refresh} />
          </Has>
          <Has call={peopleCalls.pageList}>
            <OpenReports id={id} />
          </Has>
          <Has call={messageCalls.pageList}>
            <LastMessage id={id} />
          </Has>
          <Has call={userCalls.notes}>
            <LatestNote id={id} />
          </Has>
        </div>
        <div>
          <UserFacts user={user} />
          <div className="fish-peeks">
            <Has call={userCalls.logins}>
              <LastLogin id={id} />
            </Has>
            <Has call={userCalls.devices}>
              <SameDevice user={user} />
            </Has>
          </div>
        </div>
      </div>
    </Flex>
  );
}
