import { lazy, Suspense } from 'react';
import { useRunning } from './running';

const LessonTour = lazy(() => import('./LessonTour'));

/** The step of the lesson that is under way, over whatever screen it leads to. */
export function Lessons() {
  const running = useRunning();
  if (!running) return null;
  return (
    <Suspense>
      <LessonTour key={`${running.lesson}.${running.step}`} running={running} />
    </Suspense>
  );
}
