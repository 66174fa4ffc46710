import { useRequest } from 'ahooks';
import type { Choice, RecordSource } from './source';

/** The record of an id, by name; undefined until it is known, and without an id. */
export function useChoice(source: Pick<RecordSource, 'name' | 'one'>, id: string | undefined): Choice | undefined {
  const { data } = useRequest(() => source.one(id as string, { notice: false }), {
    ready: Boolean(id),
    refreshDeps: [source.name, id],
    onError: () => undefined,
  });
  return data?.id === id ? data : undefined;
}

/** The name of a record where only its id is at hand: in a conflict, in a timeline. */
export function ChoiceName({ source, id }: { source: RecordSource; id: string }) {
  const choice = useChoice(source, id);
  if (!choice) return id;
  return choice.subtitle ? `${choice.title} ${choice.subtitle}` : choice.title;
}
