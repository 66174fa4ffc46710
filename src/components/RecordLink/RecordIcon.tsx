import { PersonAvatar } from '@/components/PersonAvatar';
import { type RecordTypeName, recordTypes } from './recordTypes';

export function RecordIcon({ type, id, name }: { type: RecordTypeName; id: string; name: string }) {
  const Icon = recordTypes[type].icon;
  return Icon === 'person' ? <PersonAvatar name={name} seed={id} /> : <Icon aria-hidden />;
}
