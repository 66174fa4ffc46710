import { useCallback } from 'react';
import { NUMBERS_OF_THE_DAY } from '@config/screens';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { useHas } from '@/request/availability';
import { type ArticleId, screenOf } from './articles';

/** Whether the screen that an article is about is there; some are about none. */
export function useIsArticleAvailable(): (id: ArticleId) => boolean {
  const isAvailable = useIsAvailable();
  const hasNumbers = useHas(NUMBERS_OF_THE_DAY);
  return useCallback(
    (id) => {
      // It is about the numbers of the day.
      if (id === 'home') return hasNumbers;
      const screen = screenOf(id);
      return screen === undefined || isAvailable(screen);
    },
    [isAvailable, hasNumbers],
  );
}
