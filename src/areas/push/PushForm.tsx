import { useIntl } from '@umijs/max';
import { Button, Flex, Form } from 'antd';
import { useRef, useState } from 'react';
import { paths } from '@contract/paths';
import type { PushDetail } from '@contract/push';
import { useAudience, useSample } from '@/areas/audience';
import { differs, type FieldValues } from '@/components/form/same';
import { useRecordForm } from '@/components/form/useRecordForm';
import { useMinute } from '@/components/format/useMinute';
import { openRoomSource } from '@/components/RecordSelect/source';
import { ChoiceName } from '@/components/RecordSelect/useChoice';
import { addressOf, call } from '@/request';
import { Checklist } from './Checklist';
import { checklist, stopsIn } from './checks';
import { Phone } from './Phone';
import { PushFields } from './PushFields';
import { COMPOSER, PUSH_LIST } from './pushPath';
import { SendTest } from './SendTest';
import { inputOf, type PushValues, valuesOfPush } from './values';

interface PushFormProps {
  /** The draft to go on with; without one a new draft is written. */
  draft?: PushDetail;
  /** What a new one begins with. */
  start: Partial<PushValues>;
  /** `send`: it is to be sent now that it is saved. */
  onSaved: (saved: PushDetail, send: boolean) => void;
  onCancel: () => void;
}

const quietly = { notice: false };
type Saved = PushDetail & FieldValues;

/** Writes a push: its fields and what to look at before it is sent, beside them how it arrives. */
export function PushForm({ draft, start, onSaved, onCancel }: PushFormProps) {
  const { formatMessage } = useIntl();
  const [uploading, setUploading] = useState(false);
  const sends = useRef(false);
  const initial = draft ? valuesOfPush(draft) : start;
  const form = useRecordForm<PushValues, Saved>({
    name: 'push',
    initialValues: draft ? { ...initial, version: draft.version } : initial,
    send: async (values, version) => {
      const input = await inputOf(values);
      return asRead(
        await call(paths.push.saveOrUpdate, { ...input, ...(draft && { id: draft.id, version }) }, quietly),
      );
    },
    onSaved: (saved) => onSaved(saved, sends.current),
    look: draft
      ? { reload: async () => asRead(await call(paths.push.detail, { id: draft.id }, quietly)) }
      : { at: ({ title }) => `${PUSH_LIST}?${new URLSearchParams({ keyword: String(title) })}` },
    conflict: {
      type: 'push',
      valuesOf: (record) => asRead(record as Saved),
      show: (field, value) => {
        if (field === 'when') return formatMessage({ id: `push.when.${value}` });
        if (!value) return undefined;
        if (field === 'roomId') return <ChoiceName source={openRoomSource} id={String(value)} />;
        return field === 'image' && <img src={addressOf(String(value))} alt="" width={160} />;
      },
    },
    params: COMPOSER,
  });
  const fields = form.props.form;
  const values: Partial<PushValues> = Form.useWatch((all: PushValues) => all, fields) ?? initial;
  const { title = '', body = '', image } = values;
  const audience = useAudience(fields, [title, body]);
  const fillIn = useSample();
  const now = useMinute();
  const namesNobody = audience.list?.numbers.length === 0;
  const checks = checklist(values, { estimate: audience.estimate, namesNobody, now });

  const submit = (send: boolean) => {
    sends.current = send;
    const [stop] = stopsIn(checks);
    if (send && stop) goTo(stop.field);
    else if (send && draft && !differs({ ...initial }, { ...fields.getFieldsValue() })) onSaved(draft, true);
    else fields.submit();
  };
  /** Shows a field and what is wrong with it. */
  const goTo = (name: keyof PushValues) => {
    fields.validateFields([name]).catch(() => undefined);
    fields.scrollToField(name, { focus: true, block: 'center' });
  };

  return (
    <div className="push-composer">
      <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form">
        {form.notes}
        <PushFields audience={audience} onUploading={setUploading} />
        <Checklist of={checks} onGo={goTo} />
        <Flex gap={8} wrap>
          <Button
            type="primary"
            loading={form.submitting && sends.current}
            disabled={uploading}
            onClick={() => submit(true)}
          >
            {formatMessage({ id: 'push.review' })}
          </Button>
          <Button loading={form.submitting && !sends.current} disabled={uploading} onClick={() => submit(false)}>
            {formatMessage({ id: 'push.save' })}
          </Button>
          <Button onClick={() => form.leave(onCancel)}>{formatMessage({ id: 'action.cancel' })}</Button>
        </Flex>
      </Form>
      <div className="push-beside">
        <Phone
          of={{
            title: fillIn(title.trim()) || formatMessage({ id: 'push.phone.title' }),
            body: fillIn(body.trim()) || formatMessage({ id: 'push.phone.body' }),
            image,
          }}
        />
        <SendTest form={fields} disabled={uploading} />
      </div>
    </div>
  );
}

/** A push with its fields as the form has them. */
const asRead = (push: PushDetail): Saved => ({ ...push, ...valuesOfPush(push) });
