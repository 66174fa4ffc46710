import { Button, Flex, Tour } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { lesson as lessonEnum } from '@contract/teacher/enums';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { courses } from './courses';
import { finishLesson, goTo, leaveLesson, type Running } from './running';
import { isVisible, useTarget } from './useTarget';

/** One step of a lesson, beside its target. The page stays usable, because the operator does the step there. */
export default function LessonTour({ running }: { running: Running }) {
  const { lesson, step } = running;
  const { steps } = courses[lesson];
  const title = useLabel(lessonEnum, lesson);
  const textId = useId();
  const current = steps[step];
  const { target, missing } = useTarget(current?.target ?? '');
  const t = useTranslations();
  const text = useTranslations('teacher');
  if (!target && !missing) return null;

  const words = (
    <div id={textId} aria-live="polite">
      {current && t(current.text)}
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
      // Without a target the tour would cover the page.
      steps={[{ title, description: words, target: target ?? document.querySelector('h1') }]}
      actionsRender={() => (
        <Flex gap={8} align="center" justify="flex-end" wrap className="fish-grow">
          <span className="fish-grow fish-small">{text('step', { step: step + 1, of: steps.length })}</span>
          {step > 0 && (
            <Button size="small" onClick={() => goTo(running, step - 1)}>
              {text('back')}
            </Button>
          )}
          <Onward running={running} target={target} describedBy={textId} />
        </Flex>
      )}
    />
  );
}

interface OnwardProps {
  running: Running;
  target: HTMLElement | undefined;
  describedBy: string;
}

/** The button to the next step. It takes the focus, unless the operator uses the page. */
function Onward({ running, target, describedBy }: OnwardProps) {
  const t = useTranslations();
  const button = useRef<HTMLButtonElement>(null);
  const { steps } = courses[running.lesson];
  const next = steps[running.step + 1];
  // The next step may be on a screen that what this one points at leads to.
  const goOn = () => {
    if (!next?.at && !isVisible(next?.target ?? '')) target?.querySelector('a')?.click();
    goTo(running, running.step + 1);
  };
  useEffect(() => {
    if (document.activeElement?.matches('body, h1')) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button
      ref={button}
      size="small"
      type="primary"
      aria-describedby={describedBy}
      onClick={() => (next ? goOn() : void finishLesson(running))}
    >
      {t(next ? 'teacher.next' : 'teacher.finish')}
    </Button>
  );
}
