import { useIntl } from '@umijs/max';
import { Radio } from 'antd';
import { useState } from 'react';
import { useMinute } from '@/components/format/useMinute';
import { useTheme } from '@/components/ThemeProvider';
import { Cuts } from './Cuts';
import { type Look, places, shapes, systems } from './looks';
import { Notification, type Shown } from './Notification';

const modes = ['light', 'dark'] as const;

/** A push as it arrives on a phone: which phone, where on it, in which light, drawn open or not. */
export function Phone({ of }: { of: Shown }) {
  const { formatMessage } = useIntl();
  const { mode } = useTheme();
  const [look, setLook] = useState<Look>({ system: 'ios', place: 'lock', mode, shape: 'collapsed' });
  const choice = <Name extends keyof Look>(name: Name, options: readonly Look[Name][]) => (
    <Radio.Group
      size="small"
      optionType="button"
      aria-label={formatMessage({ id: `push.look.${name}` })}
      options={options.map((value) => ({ value, label: formatMessage({ id: `push.look.${value}` }) }))}
      value={look[name]}
      onChange={({ target }) => setLook({ ...look, [name]: target.value })}
    />
  );
  return (
    <div className="push-preview">
      <div className="push-looks">
        {choice('system', systems)}
        {choice('place', places)}
        {choice('mode', modes)}
        {choice('shape', shapes)}
      </div>
      <section
        className="push-phone"
        data-mode={look.mode}
        data-system={look.system}
        data-place={look.place}
        aria-label={formatMessage({ id: 'push.preview' })}
      >
        {look.place === 'lock' && <Clock />}
        <Notification of={of} system={look.system} shape={look.shape} />
        {look.place === 'banner' && <Apps />}
      </section>
      <Cuts of={of} />
    </div>
  );
}

/** The lock screen's clock. */
function Clock() {
  const { locale } = useIntl();
  const now = useMinute();
  const text = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, form).format(now);
  return (
    <div className="push-clock" aria-hidden>
      <span>{text({ weekday: 'long', day: 'numeric', month: 'long' })}</span>
      <strong>{text({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })}</strong>
    </div>
  );
}

const APPS = Array.from({ length: 12 }, (_, place) => place);

/** The screen below a banner, in outline. */
function Apps() {
  return (
    <div className="push-apps" aria-hidden>
      {APPS.map((place) => (
        <i key={place} />
      ))}
    </div>
  );
}
