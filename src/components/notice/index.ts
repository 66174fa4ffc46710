import type { App } from 'antd';

type Notification = ReturnType<typeof App.useApp>['notification'];

let notification: Notification | undefined;
/** What was to be told before anything was drawn. */
const early: ((held: Notification) => void)[] = [];

/** Stores the notification api that has the theme and language; called by `ThemeProvider`. */
export function holdNotification(held: Notification): void {
  notification = held;
  for (const tell of early.splice(0)) tell(held);
}

function show(tell: (held: Notification) => void): void {
  if (notification) tell(notification);
  else early.push(tell);
}

/** Short messages beside the page. A text that is already shown is not shown twice. */
export const notice = {
  error: (text: string) => show((held) => held.error({ message: text, key: text, role: 'alert' })),
  success: (text: string) => show((held) => held.success({ message: text, key: text, role: 'status', duration: 3 })),
};
