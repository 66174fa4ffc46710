import { Alert, Form, Input, Select } from 'antd';
import { pathTo } from '@config/pathTo';
import type { Integral } from '@contract/integral';
import { integralCalls } from '@contract/integral/calls';
import { INTEGRAL_CAP_MAX, INTEGRAL_POINTS_MAX, integralEvent, isOnce } from '@contract/integral/enums';
import { LEVEL_MAX } from '@contract/user/enums';
import { reasonRule } from '@/components/form/reasonRule';
import { SaveBar } from '@/components/form/SaveBar';
import { useRecordForm } from '@/components/form/useRecordForm';
import { WholeField } from '@/components/form/WholeField';
import { isNumber } from '@/components/format';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { changesNumbers, type IntegralValues, triedOf } from './formValues';
import { EffectPreview } from './preview/EffectPreview';

interface IntegralFormProps {
  rule?: Integral;
  onSaved: (saved: Integral) => void;
  onCancel: () => void;
}

export function IntegralForm({ rule, onSaved, onCancel }: IntegralFormProps) {
  const t = useTranslations();
  const quietly = { notice: false };
  const form = useRecordForm<IntegralValues, Integral>({
    name: 'integral',
    initialValues: rule ?? { fromLevel: 1 },
    send: ({ why, event, points, fromLevel, dailyCap }, version) =>
      call(
        integralCalls.saveOrUpdate,
        {
          ...{ event, points, fromLevel, dailyCap: isOnce(event) ? null : (dailyCap ?? null) },
          ...(rule && { id: rule.id, version }),
          ...(why && { reason: why }),
        },
        quietly,
      ),
    onSaved,
    look: rule
      ? { reload: () => call(integralCalls.detail, { id: rule.id }, quietly) }
      : { at: ({ event }) => pathTo('/log/integral', { event: String(event) }) },
    conflict: { type: 'integral' },
    params: ['id', 'edit'],
  });

  return (
    <Form {...form.props} layout="vertical" requiredMark={false} className="integral-form">
      <div className="fish-form">
        {form.notes}
        <Fields rule={rule} />
        <SaveBar submitting={form.submitting} onCancel={() => form.leave(onCancel)}>
          {t(rule ? 'action.save' : 'action.create')}
        </SaveBar>
      </div>
      <Beside rule={rule} />
    </Form>
  );
}

function Fields({ rule }: { rule?: Integral }) {
  const t = useTranslations();
  const form = Form.useFormInstance<IntegralValues>();
  const values = Form.useWatch((all: Partial<IntegralValues>) => all, form) ?? {};
  const text = useTranslations('integral');
  const once = values.event !== undefined && isOnce(values.event);
  return (
    <>
      {/* The rules mark the field as required; antd would put aria-required on an element that can't have it. */}
      <Form.Item
        name="event"
        label={text('event')}
        extra={rule ? text('event.fixed') : undefined}
        required={false}
        rules={[{ required: true, message: text('event.rule') }]}
      >
        <Select options={useOptions(integralEvent)} disabled={Boolean(rule)} style={{ maxWidth: 232 }} />
      </Form.Item>
      <WholeField name="fromLevel" label={text('fromLevel')} min={1} max={LEVEL_MAX} extra={text('fromLevel.hint')} />
      <WholeField
        name="points"
        label={text('points')}
        min={1}
        max={INTEGRAL_POINTS_MAX}
        extra={text(once ? 'points.once' : 'points.hint')}
      />
      {!once && (
        <WholeField
          name="dailyCap"
          label={text('dailyCap')}
          min={isNumber(values.points) ? values.points : 1}
          max={INTEGRAL_CAP_MAX}
          optional={text('uncapped')}
          extra={text('dailyCap.hint')}
        />
      )}
      {rule?.status === 'on' && changesNumbers(rule, values) && (
        <>
          <Alert type="info" showIcon className="fish-form-note" message={text('on.note')} />
          <Form.Item name="why" label={t('reason.label')} extra={t('reason.hint')} rules={[reasonRule(t)]}>
            <Input.TextArea rows={2} maxLength={500} showCount />
          </Form.Item>
        </>
      )}
    </>
  );
}

function Beside({ rule }: { rule?: Integral }) {
  const form = Form.useFormInstance<IntegralValues>();
  const values = Form.useWatch((all: Partial<IntegralValues>) => all, form) ?? {};
  const tried = triedOf(values, rule?.id);
  const about = values.event && { event: values.event, fromLevel: tried?.fromLevel ?? rule?.fromLevel ?? 1 };
  return <EffectPreview about={about} rule={tried} ready={Boolean(tried)} />;
}
