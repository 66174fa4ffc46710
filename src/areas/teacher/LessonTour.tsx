import { useIntl } from '@umijs/max';
import { Button, Flex, Tour } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { lesson as lessonEnum } from '@contract/teacher/enums';
import { useLabel } from '@/components/StatusTag';
import { courses } from './courses';
import { finishLesson, goTo, leaveLesson, type Running } from './running';
import { useTarget } from './useTarget';

/** One step of a lesson, beside what it points at. The page stays in reach: it is for the operator to act. */
export default function LessonTour({ running }: { running: Running }) {
  const { formatMessage } = useIntl();
  const { lesson, step } = running;
  const { steps } = courses[lesson];
  const title = useLabel(lessonEnum, lesson);
  const textId = useId();
  const { target, missing } = useTarget(steps[step]?.target ?? '');
  const text = (id: string, values?: Record<string, number>) => formatMessage({ id: `teacher.${id}` }, values);
  if (!target && !missing) return null;

  const words = (
    <div id={textId} aria-live="polite">
      {text(`${lesson}.${step + 1}`)}
      {missing && <p className="lesson-missing">{text('missing')}</p>}
    </div>
  );
  return (
    <Tour
      open
      mask={false}
      rootClassName="lesson"
      closable={{ 'aria-label': text('leave') }}
      onClose={leaveLesson}
      // Without a target it would stand over the page and keep the operator from it.
      steps={[{ title, description: words, target: target ?? document.querySelector('h1') }]}
      actionsRender={() => (
        <Flex gap={8} align="center" justify="flex-end" wrap className="fish-grow">
          <span className="fish-grow fish-small">{text('step', { step: step + 1, of: steps.length })}</span>
          {step > 0 && (
            <Button size="small" onClick={() => goTo(running, step - 1)}>
              {text('back')}
            </Button>
          )}
          <Onward running={running} describedBy={textId} />
        </Flex>
      )}
    />
  );
}

/** Next, or the end. The keyboard is on it, unless the operator is busy elsewhere on the page. */
function Onward({ running, describedBy }: { running: Running; describedBy: string }) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const isLast = running.step === courses[running.lesson].steps.length - 1;
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button
      ref={button}
      size="small"
      type="primary"
      aria-describedby={describedBy}
      onClick={() => (isLast ? void finishLesson(running) : goTo(running, running.step + 1))}
    >
      {formatMessage({ id: isLast ? 'teacher.finish' : 'teacher.next' })}
    </Button>
  );
}
