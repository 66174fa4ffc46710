import { RecordLink } from '@/components/RecordLink';

/** Who did it, in a cell of a table: as much of the name as there is room for. */
export function AdminCell({ id, name }: { id: string; name: string }) {
  return (
    <div className="fish-clip fish-cell-link" title={name}>
      <RecordLink type="sysUser" id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    </div>
  );
}
