import { Alert, type AlertProps } from 'antd';
import type { ReactNode } from 'react';

interface ReasonAlertProps extends Pick<AlertProps, 'type' | 'className'> {
  title: ReactNode;
  reason: string | null | undefined;
}

/** What was done to a record, and the reason that was given for it. */
export function ReasonAlert({ title, reason, ...alert }: ReasonAlertProps) {
  return (
    <Alert
      {...alert}
      showIcon
      message={
        <>
          <strong>{title}</strong>
          <div>
            <bdi className="fish-text">{reason}</bdi>
          </div>
        </>
      }
    />
  );
}
