import { Drawer, withDrawerBoundary } from '@/components/boundary';
import { useTabTitle } from '@/components/page/useTabTitle';
import { useTranslations } from '@/locales/useTranslations';
import { Trial } from './Trial';

export const TryDrawer = withDrawerBoundary(function TryDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const title = t('word.try');
  useTabTitle(title, 'drawer');
  return (
    <Drawer open title={title} width={560} onClose={onClose}>
      <Trial />
    </Drawer>
  );
});
