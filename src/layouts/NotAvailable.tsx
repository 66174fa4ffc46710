import { Button, Flex } from 'antd';
import { pathTo } from '@config/pathTo';
import { LinkButton } from '@/components/availability/LinkButton';
import { Empty } from '@/components/Empty';
import { PageHeader } from '@/components/page/PageHeader';
import type { MessageId } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';
import { forgetMissing, useMissing } from '@/request/availability';
import { useScreenTitle } from './useScreenTitle';

/** In place of a screen whose calls the service lacks. */
interface NotAvailableProps {
  pathname: string;
  /** What can't be made here, if only that is missing. */
  making?: MessageId;
}

export function NotAvailable({ pathname, making }: NotAvailableProps) {
  const t = useTranslations();
  const title = useScreenTitle(pathname);
  // It may have been away for a moment, with something before it that answered in its place.
  const isLearnt = useMissing().size > 0;
  const screen = making ? t(making) : title;
  return (
    <>
      <PageHeader title={screen} line={null} />
      <Empty
        drawing="lost"
        title={t('notThere.text', { screen })}
        action={
          <Flex gap={8} justify="center">
            {isLearnt && <Button onClick={forgetMissing}>{t('notThere.askAgain')}</Button>}
            <LinkButton type="primary" to={pathTo('/')}>
              {t('notFound.home')}
            </LinkButton>
          </Flex>
        }
      />
    </>
  );
}
