import { useIntl } from '@umijs/max';
import { Radio } from 'antd';
import { useState } from 'react';
import { withBoundary } from '@/components/boundary';
import { useMinute } from '@/components/format/useMinute';
import { useTheme } from '@/components/ThemeProvider';
import { useTranslations } from '@/locales/useTranslations';
import { Cuts } from './Cuts';
import { type PhoneLook, places, shapes, systems } from './looks';
import { Notification, type ShownPush } from './Notification';

const modes = ['light', 'dark'] as const;

export const PhonePreview = withBoundary(function PhonePreview({ of }: { of: ShownPush }) {
  const t = useTranslations();
  const { mode } = useTheme();
  const [look, setLook] = useState<PhoneLook>({ system: 'ios', place: 'lock', mode, shape: 'collapsed' });
  const choice = <Name extends keyof PhoneLook>(name: Name, options: readonly PhoneLook[Name][]) => (
    <Radio.Group
      size="small"
      optionType="button"
      aria-label={t(`push.look.${name}`)}
      options={options.map((value) => ({ value, label: t(`push.look.${value}`) }))}
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
        aria-label={t('push.preview')}
      >
        {look.place === 'lock' && <Clock />}
        <Notification of={of} system={look.system} shape={look.shape} />
        {look.place === 'banner' && <Apps />}
      </section>
      <Cuts of={of} />
    </div>
  );
});

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

function Apps() {
  return (
    <div className="push-apps" aria-hidden>
      {APPS.map((place) => (
        <i key={place} />
      ))}
    </div>
  );
}
