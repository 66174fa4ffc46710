import type { ArticleId } from './articles';

/** An article: every one has the same four parts, so that an operator knows where to look. */
export interface Article {
  title: string;
  /** What it is for. */
  purpose: string;
  /** What people come for: what, and how. */
  tasks: readonly [Task, Task, Task];
  /** What is refused, and what to do instead. */
  rules: readonly string[];
  /** What can't be taken back. */
  final: readonly string[];
}

export interface Task {
  what: string;
  how: string;
}

/** The articles of one language. */
export type Handbook = Record<ArticleId, Article>;
