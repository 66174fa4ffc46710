import type { ArticleId } from './articles';

/** All articles have the same four parts. */
export interface Article {
  title: string;
  purpose: string;
  tasks: readonly [Task, Task, Task];
  rules: readonly string[];
  final: readonly string[];
}

interface Task {
  what: string;
  how: string;
}

export type Handbook = Record<ArticleId, Article>;
