import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { pathTo } from '@config/pathTo';
import { useTranslations } from '@/locales/useTranslations';

export function BackToShelf() {
  const t = useTranslations();
  return (
    <Flex align="center" className="fish-record-bar">
      <Link to={pathTo('/fileResoute/u')}>
        <ArrowLeftOutlined aria-hidden /> {t('shelf.back')}
      </Link>
    </Flex>
  );
}
