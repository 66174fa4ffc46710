import { WarningFilled } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Typography } from 'antd';
import type { Share } from '@contract/share';
import { shareOf } from '@contract/share/enums';
import { textOf } from '@/components/format';
import { RecordLink } from '@/components/RecordLink';
import { EnumText } from '@/components/StatusTag';

export function Target({ of: { of, target } }: { of: Share }) {
  if (!target) return <EnumText of={shareOf} value={of} />;
  return (
    <span className="fish-two-lines fish-cell-link fish-clip">
      <span className="fish-clip" title={target.name}>
        <RecordLink type={target.type} id={target.id}>
          <bdi>{target.name}</bdi>
        </RecordLink>
      </span>
      <small>
        <EnumText of={shareOf} value={of} />
      </small>
    </span>
  );
}

export function SuspectMark({ text }: { text: string }) {
  return (
    <Typography.Text type="warning" className="fish-marked">
      <WarningFilled aria-hidden /> {text}
    </Typography.Text>
  );
}

/** How many characters of a device always stand. */
const END = 6;

/** Where it does not fit its middle is left out: devices differ at their ends. */
export function SignUpSource({ value, to }: { value: string; to: string }) {
  const characters = [...textOf(value)];
  return (
    <span className="fish-cell-link">
      <Link to={to} className="fish-record fish-share-source" title={value} aria-label={value}>
        <span className="fish-clip">{characters.slice(0, -END).join('')}</span>
        <span>{characters.slice(-END).join('')}</span>
      </Link>
    </span>
  );
}
