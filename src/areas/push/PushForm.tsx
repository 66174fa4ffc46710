import { Button, Flex, Form } from 'antd';
import { useRef, useState } from 'react';
import { pathTo } from '@config/pathTo';
import type { PushDetail } from '@contract/push';
import { pushCalls } from '@contract/push/calls';
import { useAudience, useSample } from '@/areas/audience';
import { openRoomSource } from '@/areas/room';
import { Has } from '@/components/availability/Has';
import { differs, type FieldValues } from '@/components/form/same';
import { useRecordForm } from '@/components/form/useRecordForm';
import { useMinute } from '@/components/format/useMinute';
import { ChoiceName } from '@/components/RecordSelect/useChoice';
import { useTranslations } from '@/locales/useTranslations';
import { call, pictureAt } from '@/request';
import { Checklist } from './Checklist';
import { checklist, stopsIn } from './checks';
import { PhonePreview } from './PhonePreview';
import { PushFields } from './PushFields';
import { PUSH_COMPOSER } from './pushPath';
import { SendTest } from './SendTest';
import { type PushValues, pushInputOf, valuesOfPush } from './values';

interface PushFormProps {
  draft?: PushDetail;
  start: Partial<PushValues>;
  /** `send`: ask to send it next. */
  onSaved: (saved: PushDetail, send: boolean) => void;
  onCancel: () => void;
}

const quietly = { notice: false };
type Saved = PushDetail & FieldValues;

export function PushForm({ draft, start, onSaved, onCancel }: PushFormProps) {
  const t = useTranslations();
  const [uploading, setUploading] = useState(false);
  const sends = useRef(false);
  const initial = draft ? valuesOfPush(draft) : start;
  const form = useRecordForm<PushValues, Saved>({
    name: 'push',
    initialValues: draft ? { ...initial, version: draft.version } : initial,
    send: async (values, version) => {
      const input = await pushInputOf(values);
      return asRead(await call(pushCalls.saveOrUpdate, { ...input, ...(draft && { id: draft.id, version }) }, quietly));
    },
    onSaved: (saved) => onSaved(saved, sends.current),
    look: draft
      ? { reload: async () => asRead(await call(pushCalls.detail, { id: draft.id }, quietly)) }
      : { at: ({ title }) => pathTo('/message/push', { keyword: String(title) }) },
    conflict: {
      type: 'push',
      valuesOf: (record) => asRead(record as Saved),
      show: (field, value) => {
        if (field === 'when') return t(`push.when.${value as PushValues['when']}`);
        if (!value) return undefined;
        if (field === 'roomId') return <ChoiceName source={openRoomSource} id={String(value)} />;
        return field === 'image' && <img src={pictureAt(String(value))} alt="" width={160} />;
      },
    },
    params: PUSH_COMPOSER,
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
    if (send && stop) {
      // Marks all that is missing, not only the first.
      fields.validateFields().catch(() => undefined);
      goTo(stop.field);
    } else if (send && draft && !differs({ ...initial }, { ...fields.getFieldsValue() })) onSaved(draft, true);
    else fields.submit();
  };
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
        <Flex gap={8} wrap className="fish-save-bar">
          <Has call={pushCalls.send}>
            <Button
              type="primary"
              loading={form.submitting && sends.current}
              disabled={uploading}
              onClick={() => submit(true)}
            >
              {t('push.review')}
            </Button>
          </Has>
          <Button loading={form.submitting && !sends.current} disabled={uploading} onClick={() => submit(false)}>
            {t('push.save')}
          </Button>
          <Button onClick={() => form.leave(onCancel)}>{t('action.cancel')}</Button>
        </Flex>
      </Form>
      <div className="push-beside">
        <PhonePreview
          of={{
            title: fillIn(title.trim()) || t('push.phone.title'),
            body: fillIn(body.trim()) || t('push.phone.body'),
            image,
          }}
        />
        <Has call={pushCalls.test}>
          <SendTest form={fields} disabled={uploading} />
        </Has>
      </div>
    </div>
  );
}

const asRead = (push: PushDetail): Saved => ({ ...push, ...valuesOfPush(push) });
