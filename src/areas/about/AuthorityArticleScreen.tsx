import { ArticlePage } from './ArticlePage';

/** The managers' article about authority (spec §2). */
export default function AuthorityArticle() {
  return <ArticlePage id="authority" />;
}
