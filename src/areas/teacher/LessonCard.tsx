import { CheckCircleFilled } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Card, Flex, Progress } from 'antd';
import { type Lesson, lesson } from '@contract/teacher/enums';
import { useLabel } from '@/components/StatusTag';
import { keepProgress, startLesson } from './running';

interface LessonCardProps {
  id: Lesson;
  /** Steps done, of so many. */
  done: number;
  of: number;
}

/** A lesson: what it teaches, how far one came, and the way into it. */
export function LessonCard({ id, done, of }: LessonCardProps) {
  const { formatMessage } = useIntl();
  const title = useLabel(lesson, id);
  const text = (key: string, values?: Record<string, number>) => formatMessage({ id: `teacher.${key}` }, values);
  const isDone = done === of;
  const begin = isDone || !done ? 'start' : 'goOn';
  return (
    <Card size="small" className="fish-full-height">
      <h2 className="lesson-title">{title}</h2>
      <p className="handbook-lead">{text(`${id}.about`)}</p>
      <Flex align="center" gap={8} className="lesson-progress">
        <Progress percent={Math.round((100 * done) / of)} size="small" showInfo={false} aria-hidden />
        <span className="fish-small fish-nowrap">
          {isDone && <CheckCircleFilled aria-hidden className="lesson-done" />} {text('steps', { done, of })}
        </span>
      </Flex>
      <Flex gap={8}>
        <Button size="small" aria-label={`${text(begin)}: ${title}`} onClick={() => startLesson(id, isDone ? 0 : done)}>
          {text(begin)}
        </Button>
        {done > 0 && (
          <Button
            size="small"
            type="text"
            aria-label={`${text('startOver')}: ${title}`}
            onClick={() => void keepProgress(id, 0)}
          >
            {text('startOver')}
          </Button>
        )}
      </Flex>
    </Card>
  );
}
