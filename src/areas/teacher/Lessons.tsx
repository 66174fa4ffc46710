import { lazy, Suspense } from 'react';
import { asDialog } from '@/components/part';
import { useRunning } from './running';

const LessonTour = lazy(() => import('./LessonTour'));

export const Lessons = asDialog(function Lessons() {
  const running = useRunning();
  if (!running) return null;
  return (
    <Suspense>
      <LessonTour key={`${running.lesson}.${running.step}`} running={running} />
    </Suspense>
  );
});
