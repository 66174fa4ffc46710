import { z } from 'zod';
import { endpoints, nothing } from '../base';
import { valuesOf } from '../enum';
import { teacherCalls } from './calls';
import { LESSON_STEPS_MAX, lesson } from './enums';

const progress = z.object({
  lesson: z.enum(valuesOf(lesson)),
  /** Steps done, counted from the first. */
  done: z.int().min(0).max(LESSON_STEPS_MAX),
});

export const teacherEndpoints = endpoints({
  [teacherCalls.progress]: {
    summary: 'How far one came oneself, lesson by lesson; those not begun are left out.',
    data: z.object({ lessons: z.array(progress) }),
  },
  [teacherCalls.saveProgress]: {
    summary: 'Keep how far one came: fewer steps than kept change nothing, but 0 starts the lesson over.',
    body: progress,
    data: nothing,
  },
});
