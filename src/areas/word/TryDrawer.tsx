import { useIntl } from '@umijs/max';
import { Drawer } from 'antd';
import { useTabTitle } from '@/components/page/useTabTitle';
import { Trial } from './Trial';

/** A text is tried beside the list of words. */
export default function TryDrawer({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'word.try' });
  useTabTitle(title, 'drawer');
  return (
    <Drawer open title={title} width={560} onClose={onClose}>
      <Trial />
    </Drawer>
  );
}
