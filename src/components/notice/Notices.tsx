import { App } from 'antd';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { AntdProvider } from '@/components/AntdProvider';
import { CheckCard } from '@/components/retry/CheckNote';
import { holdModal } from '@/components/unsavedChanges/question';
import { useSession } from '@/session/useSession';
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
  const { isLogin } = useSession().state;
  const wasLogin = useRef(isLogin);
  // What was told at the end of a session, such as that it has expired, is over with the next one.
  useEffect(() => {
    if (isLogin && !wasLogin.current) notification.destroy();
    wasLogin.current = isLogin;
  }, [isLogin, notification]);
  return null;
}
