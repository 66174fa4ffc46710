import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { User } from '@contract/user';
import { useAction } from '@/components/form/useAction';
import { call } from '@/request';

/** A phone number, masked until asked for; the look is logged. */
export function Phone({ user: { id, nickname, phone } }: { user: User }) {
  const { formatMessage } = useIntl();
  const [whole, setWhole] = useState<string | null>();
  const { run, running } = useAction(async () => setWhole((await call(paths.user.revealPhone, { id })).phone));

  if (whole !== undefined) return whole ?? '–';
  if (!phone) return '–';
  return (
    <span className="fish-nowrap">
      {phone}
      <Button
        type="text"
        size="small"
        className="fish-small fish-quiet fish-in-row"
        loading={running}
        aria-label={formatMessage({ id: 'user.phone.show.of' }, { name: nickname })}
        onClick={() => run()}
      >
        {formatMessage({ id: 'user.phone.show' })}
      </Button>
    </span>
  );
}
