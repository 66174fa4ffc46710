import { useIntl } from '@umijs/max';
import { Form, Radio } from 'antd';
import { InstantField } from '@/components/form/InstantField';
import { useTranslations } from '@/locales/useTranslations';
import { appTimeOf } from './appTime';
import type { PushValues } from './values';

export function TimeFields() {
  const text = useTranslations('push');
  const when = Form.useWatch<PushValues['when'] | undefined>('when');
  return (
    <>
      <Form.Item name="when" label={text('when')}>
        <Radio.Group
          options={[
            { value: 'now', label: text('when.now') },
            { value: 'at', label: text('when.at') },
          ]}
        />
      </Form.Item>
      {when === 'at' && (
        <InstantField
          name="scheduledAt"
          label={text('scheduledAt')}
          required={text('check.time.missing')}
          hint={<AppTime of="scheduledAt" />}
          rules={[
            {
              warningOnly: true,
              validator: async (_, at?: string) => {
                if (at && Date.parse(at) < Date.now()) throw new Error(text('check.time.past'));
              },
            },
          ]}
        />
      )}
      <InstantField
        name="expiresAt"
        label={text('expiresAt')}
        dependencies={['when', 'scheduledAt']}
        hint={
          <>
            {text('expiresAt.hint')} <AppTime of="expiresAt" />
          </>
        }
        rules={[
          ({ getFieldsValue }) => ({
            validator: async (_, end?: string) => {
              const { when: chosen, scheduledAt }: Partial<PushValues> = getFieldsValue(true);
              const start = chosen === 'at' && scheduledAt;
              if (end && start && Date.parse(end) <= Date.parse(start)) throw new Error(text('check.expiry.before'));
            },
          }),
        ]}
      />
    </>
  );
}

/** A field's time in the app users' zone; nothing if the operator's zone shows the same. */
function AppTime({ of }: { of: 'scheduledAt' | 'expiresAt' }) {
  const t = useTranslations();
  const { locale } = useIntl();
  const value = Form.useWatch<string | null | undefined>(of);
  const time = value && appTimeOf(locale, value);
  return time ? <span className="push-app-time">{t('push.appTime.hint', { time })}</span> : null;
}
