import { Link } from '@umijs/max';
import { Button } from 'antd';
import { pathTo } from '@config/pathTo';
import { teacherCalls } from '@contract/teacher/calls';
import { Empty } from '@/components/Empty';
import { PageHeader } from '@/components/page/PageHeader';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useHas } from '@/request/availability';
import { useCall } from '@/request/useCall';
import { courses, lessonIds } from './courses';
import { LessonCard } from './LessonCard';
import { kept, startLesson } from './running';
import { useIsWhole } from './useIsWhole';

type Half = 'operators' | 'managers' | 'both';

export function LessonsScreen({ half }: { half: Half }) {
  const text = useTranslations('teacher');
  // Without an answer nothing counts as done; the lessons work all the same.
  const { data, loading } = useCall((options) => call(teacherCalls.progress, undefined, options), [kept.use()], {
    ready: useHas(teacherCalls.progress),
  });
  const keeps = useHas(...Object.values(teacherCalls));
  const isWhole = useIsWhole();
  const rows = lessonIds
    .filter((id) => (half === 'both' || courses[id].half === half) && isWhole(id))
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
            {data && keeps && <>{text('line', { done: finished, of: rows.length })} · </>}
            <Link to={pathTo('/about/um')}>{text('handbook')}</Link>
          </>
        }
        actions={
          next &&
          (data || !keeps) && (
            <Button type="primary" onClick={() => startLesson(next.id, next.done)}>
              {text(finished || next.done ? 'continue' : 'begin')}
            </Button>
          )
        }
      />
      {!rows.length && <Empty title={text('none')} />}
      <ul className="fish-cards handbook-cards" aria-busy={loading}>
        {rows.map((row) => (
          <li key={row.id}>
            <LessonCard {...row} keeps={keeps} />
          </li>
        ))}
      </ul>
    </>
  );
}
