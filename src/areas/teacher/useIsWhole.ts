import type { Lesson } from '@contract/teacher/enums';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { useAvailability } from '@/request/availability';
import { courses, lessonIds } from './courses';

/** Whether every step of a lesson can be done with this service. */
export function useIsWhole(): (lesson: Lesson) => boolean {
  const has = useAvailability();
  const isAvailable = useIsAvailable();
  return (lesson) => {
    const { steps, calls = [] } = courses[lesson];
    return calls.every(has) && steps.every(({ at }) => at === undefined || isAvailable(at));
  };
}

/** Whether the service has what at least one lesson shows. */
export const useHasLessons = (): boolean => lessonIds.some(useIsWhole());
