import { PlusOutlined } from '@ant-design/icons';
import type { Path } from '@contract/index';
import { LinkButton } from '@/components/availability/LinkButton';
import { useHas } from '@/request/availability';
import { useOriginHere } from './origin';

interface CreateLinkProps {
  to: string;
  label: string;
  /** Without it there is no creating. */
  call: Path;
}

/** To the form for a new record, which leads back to this list. */
export function CreateLink({ to, label, call }: CreateLinkProps) {
  const origin = useOriginHere();
  if (!useHas(call)) return null;
  return (
    <LinkButton type="primary" to={to} state={{ origin }} icon={<PlusOutlined aria-hidden />}>
      {label}
    </LinkButton>
  );
}
