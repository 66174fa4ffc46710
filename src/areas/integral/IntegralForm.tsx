import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, Form, Input, Select } from 'antd';
import type { Integral } from '@contract/integral';
import { INTEGRAL_CAP_MAX, INTEGRAL_POINTS_MAX, integralEvent, isOnce } from '@contract/integral/enums';
import { paths } from '@contract/paths';
import { LEVEL_MAX } from '@contract/user/enums';
import { useRecordForm } from '@/components/form/useRecordForm';
import { WholeField } from '@/components/form/WholeField';
import { useOptions } from '@/components/StatusTag';
import { call } from '@/request';
import { changesNumbers, triedOf, type Values } from './formValues';
import { Preview } from './preview/Preview';

interface IntegralFormProps {
  /** The one to edit; without one a new rule is created. */
  rule?: Integral;
  onSaved: (saved: Integral) => void;
  onCancel: () => void;
}

/** Creates or edits a rule, beside it what its numbers would give. */
export function IntegralForm({ rule, onSaved, onCancel }: IntegralFormProps) {
  const { formatMessage } = useIntl();
  const quietly = { notice: false };
  const form = useRecordForm<Values, Integral>({
    name: 'integral',
    initialValues: rule ?? { fromLevel: 1 },
    send: ({ why, event, points, fromLevel, dailyCap }, version) =>
      call(
        paths.integral.saveOrUpdate,
        {
          ...{ event, points, fromLevel, dailyCap: isOnce(event) ? null : (dailyCap ?? null) },
          ...(rule && { id: rule.id, version }),
          ...(why && { reason: why }),
        },
        quietly,
      ),
    onSaved,
    look: rule
      ? { reload: () => call(paths.integral.detail, { id: rule.id }, quietly) }
      : { at: ({ event }) => `/log/integral?${new URLSearchParams({ event: String(event) })}` },
    conflict: { type: 'integral' },
    params: ['id', 'edit'],
  });

  return (
    <Form {...form.props} layout="vertical" requiredMark={false} className="integral-form">
      <div className="fish-form">
        {form.notes}
        <Fields rule={rule} />
        <Flex gap={8}>
          <Button type="primary" htmlType="submit" loading={form.submitting}>
            {formatMessage({ id: rule ? 'action.save' : 'action.create' })}
          </Button>
          <Button onClick={() => form.leave(onCancel)}>{formatMessage({ id: 'action.cancel' })}</Button>
        </Flex>
      </div>
      <Beside rule={rule} />
    </Form>
  );
}

function Fields({ rule }: { rule?: Integral }) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance<Values>();
  const values = Form.useWatch((all: Partial<Values>) => all, form) ?? {};
  const text = (key: string) => formatMessage({ id: `integral.${key}` });
  const once = values.event !== undefined && isOnce(values.event);
  return (
    <>
      {/* The rules say what is required; antd would put aria-required on elements that can't have it. */}
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
          min={values.points ?? 1}
          max={INTEGRAL_CAP_MAX}
          optional={text('uncapped')}
          extra={text('dailyCap.hint')}
        />
      )}
      {rule?.status === 'on' && changesNumbers(rule, values) && (
        <>
          <Alert type="info" showIcon className="fish-form-note" message={text('on.note')} />
          <Form.Item
            name="why"
            label={formatMessage({ id: 'reason.label' })}
            extra={formatMessage({ id: 'reason.hint' })}
            rules={[{ required: true, whitespace: true, min: 2, message: formatMessage({ id: 'reason.required' }) }]}
          >
            <Input.TextArea rows={2} maxLength={500} showCount />
          </Form.Item>
        </>
      )}
    </>
  );
}

/** What the numbers would give, once they can be a rule. */
function Beside({ rule }: { rule?: Integral }) {
  const form = Form.useFormInstance<Values>();
  const values = Form.useWatch((all: Partial<Values>) => all, form) ?? {};
  const tried = triedOf(values, rule?.id);
  const about = values.event && { event: values.event, fromLevel: tried?.fromLevel ?? rule?.fromLevel ?? 1 };
  return <Preview about={about} rule={tried} ready={Boolean(tried)} />;
}
