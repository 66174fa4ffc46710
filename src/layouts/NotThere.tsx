import { Link } from '@umijs/max';
import { Button } from 'antd';
import { pathTo } from '@config/pathTo';
import { offMenu } from '@config/routes';
import { screenAt } from '@config/screens';
import { Empty } from '@/components/Empty';
import { PageHeader } from '@/components/page/PageHeader';
import type { MessageId } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';
import { useSession } from '@/session';

/** In place of a screen whose calls the service lacks. */
interface NotThereProps {
  pathname: string;
  /** What can't be made here, if only that is missing. */
  making?: MessageId;
}

export function NotThere({ pathname, making }: NotThereProps) {
  const t = useTranslations();
  const { menuByPath } = useSession().state;
  const path = screenAt(pathname) ?? '/';
  const page = offMenu.find((each) => each.path === path);
  const whole = menuByPath[path]?.label ?? (page ? t(page.name) : path);
  const screen = making ? t(making) : whole;
  return (
    <>
      <PageHeader title={screen} />
      <Empty
        drawing="lost"
        title={t('notThere.text', { screen })}
        action={
          <Link to={pathTo('/')}>
            <Button type="primary">{t('notFound.home')}</Button>
          </Link>
        }
      />
    </>
  );
}
