import { useCall } from '@/request/useCall';
import type { Choice, RecordSource } from './source';

/** One that can't be read has its id for a name. */
export function useChoice(source: Pick<RecordSource, 'name' | 'one'>, id: string | undefined): Choice | undefined {
  const { data, failure } = useCall((options) => source.one(id as string, options), [source.name, id], {
    ready: Boolean(id),
  });
  if (data && data.id === id) return data;
  return id && failure && !failure.cancelled ? { id, title: id } : undefined;
}

export function ChoiceName({ source, id }: { source: RecordSource; id: string }) {
  const choice = useChoice(source, id);
  if (!choice) return id;
  return choice.subtitle ? `${choice.title} ${choice.subtitle}` : choice.title;
}
