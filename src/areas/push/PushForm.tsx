import { Form } from 'antd';
import { useState } from 'react';
import { pathTo } from '@config/pathTo';
import type { PushDetail } from '@contract/push';
import { pushCalls } from '@contract/push/calls';
import { useAudience, useSample } from '@/areas/audience';
import { SaveOrSendBar, useSaveOrSend } from '@/areas/delivery';
import { openRoomSource } from '@/areas/room';
import { Has } from '@/components/availability/Has';
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

export function PushForm({ draft, start, onSaved, onCancel }: PushFormProps) {
  const t = useTranslations();
  const [uploading, setUploading] = useState(false);
  const initial = draft ? valuesOfPush(draft) : start;
  const form = useSaveOrSend<PushValues, PushDetail>({
    name: 'push',
    draft,
    initialValues: draft ? { ...initial, version: draft.version } : initial,
    send: async (values, version) => {
      const input = await pushInputOf(values);
      return call(pushCalls.saveOrUpdate, { ...input, ...(draft && { id: draft.id, version }) }, quietly);
    },
    onSaved,
    look: draft
      ? { reload: async () => asRead(await call(pushCalls.detail, { id: draft.id }, quietly)) }
      : { at: ({ title }) => pathTo('/message/push', { keyword: String(title) }) },
    conflict: {
      type: 'push',
      valuesOf: asRead,
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

  const review = () => {
    const [stop] = stopsIn(checks);
    if (!stop) return form.submit(true);
    // Marks all that is missing, not only the first.
    fields.validateFields().catch(() => undefined);
    goTo(stop.field);
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
        <SaveOrSendBar
          form={form}
          call={pushCalls.send}
          sendLabel={t('push.review')}
          saveLabel={t('push.save')}
          disabled={uploading}
          onSend={review}
          onCancel={onCancel}
        />
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

const asRead = (push: PushDetail) => ({ ...push, ...valuesOfPush(push) });
