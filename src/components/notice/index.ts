import type { App } from 'antd';

type Notification = ReturnType<typeof App.useApp>['notification'];

let notification: Notification | undefined;

/** Keeps the one notification api that knows the theme and language; called by `Providers`. */
export function holdNotification(held: Notification): void {
  notification = held;
}

/** What the operator is told beside the page. The same text is shown once, however often it is said at a time. */
export const notice = {
  error: (text: string) => notification?.error({ message: text, key: text, role: 'alert' }),
  success: (text: string) => notification?.success({ message: text, key: text, role: 'status', duration: 3 }),
};
