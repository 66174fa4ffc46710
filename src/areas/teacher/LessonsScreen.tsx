import { Link, useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button } from 'antd';
import { paths } from '@contract/paths';
import { PageHeader } from '@/components/page/PageHeader';
import { call } from '@/request';
import { courses, lessonIds } from './courses';
import { LessonCard } from './LessonCard';
import { kept, startLesson } from './running';

type Half = 'operators' | 'managers' | 'both';

/** Lessons over the real screens, and how far one came in each. */
export function LessonsScreen({ half }: { half: Half }) {
  const { formatMessage } = useIntl();
  const text = (id: string, values?: Record<string, number>) => formatMessage({ id: `teacher.${id}` }, values);
  // Where a back end can't tell, nothing counts as done, and the lessons can be taken all the same.
  const { data, loading } = useRequest(() => call(paths.teacher.progress, undefined, { notice: false }), {
    refreshDeps: [kept.use()],
    onError: () => undefined,
  });
  const rows = lessonIds
    .filter((id) => half === 'both' || courses[id].half === half)
    .map((id) => {
      const of = courses[id].steps.length;
      return { id, of, done: Math.min(of, data?.lessons.find(({ lesson }) => lesson === id)?.done ?? 0) };
    });
  const next = rows.find(({ done, of }) => done < of);
  const finished = rows.filter(({ done, of }) => done === of).length;

  return (
    <>
      <PageHeader
        title={text(`title.${half}`)}
        line={
          <>
            {data && text('line', { done: finished, of: rows.length })} · <Link to="/about/um">{text('handbook')}</Link>
          </>
        }
        actions={
          next &&
          data && (
            <Button type="primary" onClick={() => startLesson(next.id, next.done)}>
              {text(finished || next.done ? 'continue' : 'begin')}
            </Button>
          )
        }
      />
      <ul className="fish-cards handbook-cards" aria-busy={loading}>
        {rows.map((row) => (
          <li key={row.id}>
            <LessonCard {...row} />
          </li>
        ))}
      </ul>
    </>
  );
}
