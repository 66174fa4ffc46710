import { App } from 'antd';
import { useLayoutEffect } from 'react';
import { AntdProvider } from '@/components/AntdProvider';
import { CheckCard } from '@/components/retry/CheckNote';
import { holdModal } from '@/components/unsavedChanges/question';
import { holdNotification } from '.';

/** Where `notice` and the question of unsaved changes are shown; and checks of what was sent, without a form of its own. */
export default function Notices() {
  return (
    <AntdProvider>
      <ApiHolder />
      <CheckCard />
    </AntdProvider>
  );
}

function ApiHolder() {
  const { notification, modal } = App.useApp();
  useLayoutEffect(() => holdNotification(notification), [notification]);
  useLayoutEffect(() => holdModal(modal), [modal]);
  return null;
}
