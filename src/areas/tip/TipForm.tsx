import { Alert, Form, Input, Select } from 'antd';
import { pathTo } from '@config/pathTo';
import type { Tip } from '@contract/tip';
import { tipCalls } from '@contract/tip/calls';
import { TIP_PRIORITIES, TIP_TEXT_MAX, tipPlace } from '@contract/tip/enums';
import { InstantField } from '@/components/form/InstantField';
import { SaveBar } from '@/components/form/SaveBar';
import { useRecordForm } from '@/components/form/useRecordForm';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { Overlapping } from './Overlapping';
import { TipPhone } from './TipPhone';

type Values = Pick<Tip, 'text' | 'place' | 'from' | 'to' | 'priority'>;

interface TipFormProps {
  tip?: Tip;
  onSaved: (saved: Tip) => void;
  onCancel: () => void;
}

/** The middle priority. */
const MIDDLE = { priority: 3 } as const;

export function TipForm({ tip, onSaved, onCancel }: TipFormProps) {
  const t = useTranslations();
  const quietly = { notice: false };
  const form = useRecordForm<Values, Tip>({
    name: 'tip',
    initialValues: tip ?? MIDDLE,
    send: ({ text, place, from, to, priority }, version) =>
      call(tipCalls.saveOrUpdate, { text, place, from, to, priority, ...(tip && { id: tip.id, version }) }, quietly),
    onSaved,
    look: tip
      ? { reload: () => call(tipCalls.detail, { id: tip.id }, quietly) }
      : { at: ({ text }) => pathTo('/message/tip', { keyword: String(text) }) },
    conflict: { type: 'tip' },
    params: ['id', 'edit'],
  });

  return (
    <Form {...form.props} layout="vertical" requiredMark={false} className="tip-form">
      <div className="fish-form">
        {form.notes}
        {tip?.status === 'online' && (
          <Alert type="info" showIcon className="fish-form-note" message={t('tip.online.note')} />
        )}
        <Fields />
        <SaveBar submitting={form.submitting} onCancel={() => form.leave(onCancel)}>
          {t(tip ? 'action.save' : 'action.create')}
        </SaveBar>
      </div>
      <Beside except={tip?.id} />
    </Form>
  );
}

function Fields() {
  const text = useTranslations('tip');
  const urgency: Record<number, string> = {
    1: ` · ${text('priority.most')}`,
    [TIP_PRIORITIES.length]: ` · ${text('priority.least')}`,
  };
  const priorities = TIP_PRIORITIES.map((value) => ({ value, label: `${value}${urgency[value] ?? ''}` }));
  return (
    <>
      <Form.Item
        name="text"
        label={text('text')}
        rules={[{ required: true, whitespace: true, message: text('text.rule') }]}
      >
        <Input.TextArea rows={3} maxLength={TIP_TEXT_MAX} showCount />
      </Form.Item>
      {/* The rules mark the field as required; antd would put aria-required on an element that can't have it. */}
      <Form.Item
        name="place"
        label={text('place')}
        required={false}
        rules={[{ required: true, message: text('place.rule') }]}
      >
        <Select options={useOptions(tipPlace)} style={{ maxWidth: 220 }} />
      </Form.Item>
      <InstantField name="from" label={text('from')} required={text('from.rule')} />
      <InstantField
        name="to"
        label={text('to')}
        required={text('to.rule')}
        dependencies={['from']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, to?: string) => {
              const from: string | undefined = getFieldValue('from');
              if (from && to && new Date(to) <= new Date(from)) throw new Error(text('to.order'));
            },
          }),
        ]}
      />
      <Form.Item name="priority" label={text('priority')} extra={text('priority.hint')}>
        <Select options={priorities} style={{ maxWidth: 220 }} />
      </Form.Item>
    </>
  );
}

function Beside({ except }: { except?: string }) {
  const t = useTranslations();
  const form = Form.useFormInstance<Values>();
  const { text, place, from, to, priority } = Form.useWatch((all: Partial<Values>) => all, form) ?? {};
  const isPeriod = from && to && new Date(to) > new Date(from);
  return (
    <div className="tip-beside" data-lesson="preview">
      <div className="fish-small">{t('tip.preview')}</div>
      <TipPhone
        place={place ?? 'home'}
        text={text?.trim()}
        instead={t(place ? 'tip.preview.text' : 'tip.preview.place')}
      />
      {place && isPeriod && <Overlapping of={{ place, from, to, priority: priority ?? 3 }} except={except} />}
    </div>
  );
}
