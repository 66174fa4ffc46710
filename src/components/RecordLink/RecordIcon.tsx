import { EnvironmentOutlined } from '@ant-design/icons';
import { PersonAvatar } from '@/components/PersonAvatar';
import type { RecordKind } from './kinds';

/** What stands before a record's name where its picture isn't known. */
export function RecordIcon({ type, id, name }: { type: RecordKind; id: string; name: string }) {
  if (type === 'sceneTemplate') return <EnvironmentOutlined aria-hidden />;
  return <PersonAvatar name={name} seed={id} />;
}
