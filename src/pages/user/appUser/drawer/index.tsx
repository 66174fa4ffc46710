import { useIntl } from '@umijs/max';
import { Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { codes } from '@contract/codes';
import { paths } from '@contract/paths';
import { Empty } from '@/components/Empty';
import { Failed } from '@/components/Failed';
import { useRecord } from '@/components/page/useRecord';
import type { RequestFailure } from '@/request';
import { useUserAddress } from '../useUserAddress';
import { Identity } from './Identity';
import { Story } from './Story';

/** A user's whole story over the list, for as long as the address holds their id. */
export function UserDrawer({ onChanged }: { onChanged: () => void }) {
  const { formatMessage } = useIntl();
  const { id, close } = useUserAddress();
  // Stays while the drawer slides out, so that it doesn't go blank first.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) setShown(id);
  const { record: user, failure, refresh } = useRecord(paths.user.detail, shown);

  return (
    <Drawer
      open={Boolean(id)}
      width="min(720px, 100vw)"
      title={user ? <Identity user={user} /> : formatMessage({ id: 'user.story' })}
      closable={{ 'aria-label': formatMessage({ id: 'user.close' }) }}
      onClose={close}
      afterOpenChange={(open) => !open && setShown(undefined)}
      destroyOnHidden
    >
      {failure && <Refused failure={failure} onRetry={refresh} onClose={close} />}
      {!user && !failure && <Skeleton active />}
      {user && !failure && (
        <Story
          key={user.id}
          user={user}
          onChanged={() => {
            refresh();
            onChanged();
          }}
        />
      )}
    </Drawer>
  );
}

interface RefusedProps {
  failure: RequestFailure;
  onRetry: () => void;
  onClose: () => void;
}

/** An id that is no id, or nobody's, is not found; anything else can be tried again. */
function Refused({ failure, onRetry, onClose }: RefusedProps) {
  const { formatMessage } = useIntl();
  const nobody = failure.code === codes.notFound || failure.code === codes.validationFailed;
  if (!nobody) return <Failed message={failure.message} onRetry={onRetry} />;
  return (
    <Empty
      drawing="lost"
      title={formatMessage({ id: 'user.notFound' })}
      action={<Button onClick={onClose}>{formatMessage({ id: 'action.back' })}</Button>}
    />
  );
}
