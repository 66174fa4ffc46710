import { Link, useSearchParams } from '@umijs/max';
import { Input } from 'antd';
import type { Half } from '@config/menu';
import { pathTo } from '@config/pathTo';
import { Failed } from '@/components/Failed';
import { PageHeader } from '@/components/page/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { Contents } from './Contents';
import { FoundArticles } from './FoundArticles';
import { useHandbook } from './handbook/useHandbook';

const HALVES = [
  ['operators', pathTo('/about/u')],
  ['managers', pathTo('/about/m')],
  ['both', pathTo('/about/um')],
] as const;

/** The handbook for operators, managers or both, with a search through all articles. */
export function HandbookScreen({ half }: { half: Half }) {
  const { handbook, failed, retry } = useHandbook();
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('q') ?? '';
  const text = useTranslations('handbook');

  return (
    <>
      <PageHeader title={text(`title.${half}`)} line={text('line')} />
      <nav aria-label={text('halves')} className="handbook-halves">
        {HALVES.map(([each, path]) => (
          <Link
            key={each}
            to={{ pathname: path, search: query.toString() }}
            aria-current={each === half ? 'page' : undefined}
          >
            {text(`half.${each}`)}
          </Link>
        ))}
      </nav>
      <Input.Search
        allowClear
        className="fish-filters handbook-search"
        placeholder={text('search')}
        aria-label={text('search')}
        value={keyword}
        onChange={({ target }) => setQuery(target.value ? { q: target.value } : {}, { replace: true })}
      />
      {failed && <Failed message={text('failed')} onRetry={retry} />}
      {!handbook && !failed && <Skeleton active />}
      {handbook && keyword.trim() && <FoundArticles handbook={handbook} keyword={keyword} />}
      {handbook && !keyword.trim() && <Contents handbook={handbook} half={half} />}
    </>
  );
}
