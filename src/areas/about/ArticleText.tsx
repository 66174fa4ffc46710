import { useIntl } from '@umijs/max';
import { Card, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { Article } from '@/components/handbook/article';

/** An article in its four parts. */
export function ArticleText({ article: { purpose, tasks, rules, final } }: { article: Article }) {
  return (
    <Card className="handbook-text">
      <p className="handbook-purpose">{purpose}</p>
      <Part name="tasks">
        <ol>
          {tasks.map(({ what, how }) => (
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
}

function Part({ name, children }: { name: 'tasks' | 'rules' | 'final'; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <section>
      <Typography.Title level={2} className="handbook-heading">
        {formatMessage({ id: `handbook.part.${name}` })}
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
