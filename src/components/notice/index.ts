import type { App } from 'antd';
import { sharedState } from '@/components/state/sharedState';

type Notification = ReturnType<typeof App.useApp>['notification'];

interface Told {
  is: 'error' | 'success';
  text: string;
}

let notification: Notification | undefined;

/** What was to be told before there was anything to tell it with. */
export const untold = sharedState<readonly Told[]>([]);

/** Stores the notification api that has the theme and language; called by `Notices`. */
export function holdNotification(held: Notification): void {
  notification = held;
  const early = untold.get();
  untold.set([]);
  for (const told of early) tell(told);
}

function tell({ is, text }: Told): void {
  if (!notification) {
    untold.set([...untold.get(), { is, text }]);
  } else if (is === 'error') notification.error({ message: text, key: text, role: 'alert' });
  // At the top it would cover what comes next: the title of the page and its actions.
  else notification.success({ message: text, key: text, role: 'status', placement: 'bottom', duration: 3 });
}

/** Short messages beside the page. A text that is already shown is not shown twice. */
export const notice = {
  error: (text: string) => tell({ is: 'error', text }),
  success: (text: string) => tell({ is: 'success', text }),
};
