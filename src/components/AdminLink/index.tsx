import { textOf } from '@/components/format';
import { RecordLink } from '@/components/RecordLink';

interface AdminLinkProps {
  id: string | null | undefined;
  name: string | null | undefined;
}

/** An admin by name; a dash where nobody is named. */
export function AdminLink({ id, name }: AdminLinkProps) {
  return (
    <RecordLink type="sysUser" id={id ?? null}>
      <bdi>{textOf(name)}</bdi>
    </RecordLink>
  );
}
