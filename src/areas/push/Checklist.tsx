import { CheckCircleFilled, CloseCircleFilled, LoadingOutlined, WarningFilled } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import type { Check } from './checks';
import type { PushValues } from './values';

const signs = {
  ok: CheckCircleFilled,
  warning: WarningFilled,
  stop: CloseCircleFilled,
  waiting: LoadingOutlined,
} as const;

interface ChecklistProps {
  of: readonly Check[];
  /** Goes to a field. */
  onGo: (field: keyof PushValues) => void;
}

/** What to look at before it is sent, each with a way to its field unless all is well with it. */
export function Checklist({ of, onGo }: ChecklistProps) {
  const { formatMessage } = useIntl();
  /** A variable by its name, and how to say what stands in its place. */
  const said = (values: Check['values']) =>
    values?.variable
      ? { ...values, name: formatMessage({ id: `variable.${values.variable}` }), example: `{${values.variable}|…}` }
      : values;
  return (
    <section aria-label={formatMessage({ id: 'push.checks' })}>
      <h2 className="push-checks-title">{formatMessage({ id: 'push.checks' })}</h2>
      <ul className="push-checks">
        {of.map(({ key, level, field, values }) => {
          const Sign = signs[level];
          return (
            <li key={[key, ...Object.values(values ?? {})].join(' ')} data-level={level}>
              <Sign aria-label={formatMessage({ id: `push.level.${level}` })} />
              <span>{formatMessage({ id: `push.check.${key}` }, said(values))}</span>
              {(level === 'stop' || level === 'warning') && (
                <Button type="link" size="small" onClick={() => onGo(field)}>
                  {formatMessage({ id: 'push.check.go' })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
