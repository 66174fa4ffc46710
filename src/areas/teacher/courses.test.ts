import { routes } from '@config/routes';
import { LESSON_STEPS_MAX } from '@contract/teacher/enums';
import english from '@/locales/en-US/all';
import { courses, lessonIds } from './courses';

const routed = routes.map(({ path }) => path);

test.each(lessonIds)('%s leads over screens that there are, and has words for every step', (id) => {
  const { steps } = courses[id];
  expect(steps.length).toBeLessThanOrEqual(LESSON_STEPS_MAX);
  for (const { at } of steps) if (at) expect(routed).toContain(at.split('?')[0]);
  const keys = Object.keys(english).filter((key) => key.startsWith(`teacher.${id}.`));
  expect(keys).toEqual([`teacher.${id}.about`, ...steps.map((_, index) => `teacher.${id}.${index + 1}`)]);
});

test('the first step of a lesson says where it is', () => {
  expect(lessonIds.filter((id) => !courses[id].steps[0]?.at)).toEqual([]);
});
