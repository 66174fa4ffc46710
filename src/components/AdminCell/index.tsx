import { AdminLink } from '@/components/AdminLink';

export function AdminCell({ id, name }: { id: string; name: string }) {
  return (
    <div className="fish-clip fish-cell-link" title={name}>
      <AdminLink id={id} name={name} />
    </div>
  );
}
