import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import { homeCalls } from '../../../contract/home/calls';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { teacherCalls } from '../../../contract/teacher/calls';
import { LESSON_STEPS_MAX } from '../../../contract/teacher/enums';
import { onEveryDatabase } from '../../testing';
import { operation } from '../operation/table';
import { lessonProgress } from './table';

type Progress = Input<typeof teacherCalls.saveProgress>;

onEveryDatabase({}, (server) => {
  const save = (done: number, lesson: Progress['lesson'] = 'findUser') =>
    server().ask(teacherCalls.saveProgress, { lesson, done });
  const read = async () => (await server().ask(teacherCalls.progress, undefined)).lessons;

  beforeEach(async () => {
    await server().db.delete(lessonProgress);
    await server().signIn();
  });

  test('the furthest is kept, each lesson by itself, and 0 starts it over', async () => {
    await save(3);
    await save(2);
    await save(1, 'shipOrder');
    expect(await read()).toEqual([
      { lesson: 'findUser', done: 3 },
      { lesson: 'shipOrder', done: 1 },
    ]);
    await save(0);
    expect(await read()).toEqual([{ lesson: 'shipOrder', done: 1 }]);
  });

  test('what changed is logged, what changed nothing is not', async () => {
    server().advance(1);
    const at = server().now.toISOString();
    await save(2);
    await save(2);
    await save(1);
    await save(0, 'shipOrder');
    const logged = await server().db.select().from(operation).where(eq(operation.at, at));
    expect(logged).toMatchObject([{ targetType: 'lesson', after: { done: 2 } }]);
    // Other admins do not see it among the latest operations.
    const { latest } = await server().ask(homeCalls.summary, { zone: 'Asia/Shanghai' });
    expect(latest.length).toBeGreaterThan(0);
    expect(latest.map(({ targetType }) => targetType)).not.toContain('lesson');
  });

  test('everyone has their own', async () => {
    await save(4);
    const { list } = await server().ask(sysUserCalls.pageList, { status: 'enabled' });
    await server().signIn(list.find(({ account }) => account !== 'admin')?.account);
    expect(await read()).toEqual([]);
    await save(1);
    await server().signIn();
    expect(await read()).toEqual([{ lesson: 'findUser', done: 4 }]);
  });

  test('of many saves at once the furthest stands', async () => {
    await Promise.all([1, 4, 2, 3].map((done) => save(done)));
    expect(await read()).toEqual([{ lesson: 'findUser', done: 4 }]);
  });

  test.each([
    ['lesson', { lesson: 'juggling', done: 1 }],
    ['done', { lesson: 'findUser', done: LESSON_STEPS_MAX + 1 }],
    ['done', { lesson: 'findUser', done: 1.5 }],
  ])('a wrong %s is refused', async (path, input) => {
    const answer = await server().call(teacherCalls.saveProgress, input as Progress);
    expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path }] } });
  });
});
