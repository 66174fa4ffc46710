import { PersonAvatar } from '@/components/PersonAvatar';
import { kinds, type RecordKind } from './kinds';

/** What stands before a record's name where its picture isn't known. */
export function RecordIcon({ type, id, name }: { type: RecordKind; id: string; name: string }) {
  const Icon = kinds[type].icon;
  return Icon === 'person' ? <PersonAvatar name={name} seed={id} /> : <Icon aria-hidden />;
}
