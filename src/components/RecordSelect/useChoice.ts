import { useCall } from '@/request/useCall';
import type { Choice, RecordSource } from './source';

export function useChoice(source: Pick<RecordSource, 'name' | 'one'>, id: string | undefined): Choice | undefined {
  const { data } = useCall((options) => source.one(id as string, options), [source.name, id], { ready: Boolean(id) });
  return data?.id === id ? data : undefined;
}

export function ChoiceName({ source, id }: { source: RecordSource; id: string }) {
  const choice = useChoice(source, id);
  if (!choice) return id;
  return choice.subtitle ? `${choice.title} ${choice.subtitle}` : choice.title;
}
