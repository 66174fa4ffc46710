import type { App } from 'antd';

type Notification = ReturnType<typeof App.useApp>['notification'];

let notification: Notification | undefined;

/** Stores the notification api that has the theme and language; called by `ThemeProvider`. */
export function holdNotification(held: Notification): void {
  notification = held;
}

/** Short messages beside the page. A text that is already shown is not shown twice. */
export const notice = {
  error: (text: string) => notification?.error({ message: text, key: text, role: 'alert' }),
  success: (text: string) => notification?.success({ message: text, key: text, role: 'status', duration: 3 }),
};
