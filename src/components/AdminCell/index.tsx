import { textOf } from '@/components/format';
import { RecordLink } from '@/components/RecordLink';

export function AdminCell({ id, name }: { id: string; name: string }) {
  return (
    <div className="fish-clip fish-cell-link" title={name}>
      <RecordLink type="sysUser" id={id}>
        <bdi>{textOf(name)}</bdi>
      </RecordLink>
    </div>
  );
}
