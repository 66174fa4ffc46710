import { QuestionCircleOutlined } from '@ant-design/icons';
import { Link, useIntl, useLocation } from '@umijs/max';
import { Tooltip } from 'antd';
import { addressOfArticle, articleAbout } from './articles';

/** Beside the title of a screen: the article about it, where there is one. */
export function HelpLink() {
  const { formatMessage } = useIntl();
  const article = articleAbout(useLocation().pathname);
  if (!article) return null;
  const label = formatMessage({ id: 'handbook.help' });
  return (
    <Tooltip title={label}>
      <Link to={addressOfArticle(article)} aria-label={label} className="fish-quiet">
        <QuestionCircleOutlined aria-hidden />
      </Link>
    </Tooltip>
  );
}
