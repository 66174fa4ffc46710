import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Path } from '@contract/index';
import { useHas } from '@/request/availability';
import { OpenLink } from './OpenLink';

interface CreateLinkProps {
  to: string;
  label: string;
  /** Without it there is no creating. */
  call: Path;
}

export function CreateLink({ to, label, call }: CreateLinkProps) {
  if (!useHas(call)) return null;
  return (
    <OpenLink to={to}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />}>
        {label}
      </Button>
    </OpenLink>
  );
}
