import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { Card, withBoundary } from '@/components/boundary';
import type { Article } from '@/components/handbook/article';
import type { ArticleId } from '@/components/handbook/articles';
import { useTranslations } from '@/locales/useTranslations';
import { useAvailability } from '@/request/availability';
import { taskCalls } from './handbook/taskCalls';

interface ArticleTextProps {
  id: ArticleId;
  article: Article;
}

export const ArticleText = withBoundary(function ArticleText({
  id,
  article: { purpose, tasks, rules, final },
}: ArticleTextProps) {
  const has = useAvailability();
  const doable = tasks.filter((_, at) => {
    const call = taskCalls[id]?.[at];
    return !call || has(call);
  });
  return (
    <Card className="handbook-text">
      <p className="handbook-purpose">{purpose}</p>
      <Part name="tasks">
        <ol>
          {doable.map(({ what, how }) => (
            <li key={what}>
              <strong>{what}</strong>
              <p>{how}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part name="rules">
        <Points texts={rules} />
      </Part>
      <Part name="final">
        <Points texts={final} />
      </Part>
    </Card>
  );
});

function Part({ name, children }: { name: 'tasks' | 'rules' | 'final'; children: ReactNode }) {
  const t = useTranslations();
  return (
    <section>
      <Typography.Title level={2} className="handbook-heading">
        {t(`handbook.part.${name}`)}
      </Typography.Title>
      {children}
    </section>
  );
}

const Points = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
