import { QuestionCircleOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@umijs/max';
import { Tooltip } from 'antd';
import { withInlineBoundary } from '@/components/boundary';
import { useTranslations } from '@/locales/useTranslations';
import { addressOfArticle, articleAbout } from './articles';
import { useIsArticleAvailable } from './useIsArticleAvailable';

export const HelpLink = withInlineBoundary(function HelpLink() {
  const t = useTranslations();
  const { pathname } = useLocation();
  const isAvailable = useIsArticleAvailable();
  const article = articleAbout(pathname);
  if (!article || !isAvailable(article)) return null;
  const label = t('handbook.help');
  return (
    <Tooltip title={label}>
      <Link to={addressOfArticle(article)} aria-label={label} className="fish-quiet">
        <QuestionCircleOutlined aria-hidden />
      </Link>
    </Tooltip>
  );
});
