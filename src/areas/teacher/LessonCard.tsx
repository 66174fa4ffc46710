import { CheckCircleFilled } from '@ant-design/icons';
import { Button, Flex, Progress } from 'antd';
import { type Lesson, lesson } from '@contract/teacher/enums';
import { Card, withBoundary } from '@/components/boundary';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { keepProgress, startLesson } from './running';

interface LessonCardProps {
  id: Lesson;
  done: number;
  of: number;
  /** False if the service does not keep how far one got. */
  keeps: boolean;
}

export const LessonCard = withBoundary(function LessonCard({ id, done, of, keeps }: LessonCardProps) {
  const title = useLabel(lesson, id);
  const t = useTranslations();
  const text = useTranslations('teacher');
  const isDone = done === of;
  const begin = isDone || !done ? 'start' : 'goOn';
  return (
    <Card size="small" className="fish-full-height lesson-card">
      <h2 className="lesson-title">{title}</h2>
      <p className="handbook-lead">{text(`${id}.about`)}</p>
      <Flex align="center" gap={8} className="lesson-progress">
        {keeps && <Progress percent={Math.round((100 * done) / of)} size="small" showInfo={false} aria-hidden />}
        {keeps && (
          <span className="fish-small fish-nowrap">
            {isDone && <CheckCircleFilled aria-hidden className="lesson-done" />} {text('steps', { done, of })}
          </span>
        )}
      </Flex>
      <Flex gap={8}>
        <Button
          size="small"
          aria-label={t('text.named', { name: text(begin), value: title })}
          onClick={() => startLesson(id, isDone ? 0 : done)}
        >
          {text(begin)}
        </Button>
        {done > 0 && (
          <Button
            size="small"
            type="text"
            aria-label={t('text.named', { name: text('startOver'), value: title })}
            onClick={() => void keepProgress(id, 0)}
          >
            {text('startOver')}
          </Button>
        )}
      </Flex>
    </Card>
  );
});
