import { Typography } from 'antd';
import { AdminLink } from '@/components/AdminLink';

interface WhyProps {
  of: string | null;
  by: string | null;
  byId: string | null;
}

/** Who planned or ended a price, and the reason. */
export function Why({ of, by, byId }: WhyProps) {
  return (
    <Typography.Text type="secondary" className="mall-timed-why">
      {by && (
        <>
          <AdminLink id={byId} name={by} /> ·{' '}
        </>
      )}
      <bdi className="fish-prose">{of}</bdi>
    </Typography.Text>
  );
}
