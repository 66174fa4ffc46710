import { lazy, Suspense } from 'react';
import { withDialogBoundary } from '@/components/boundary';
import { useRunning } from './running';

const LessonTour = lazy(() => import('./LessonTour'));

export const Lessons = withDialogBoundary(function Lessons() {
  const running = useRunning();
  if (!running) return null;
  return (
    <Suspense>
      <LessonTour key={`${running.lesson}.${running.step}`} running={running} />
    </Suspense>
  );
});
