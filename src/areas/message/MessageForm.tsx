import { Button, Flex, Form, Input, Radio } from 'antd';
import { useRef } from 'react';
import { pathTo } from '@config/pathTo';
import type { MessageDetail } from '@contract/message';
import { messageCalls } from '@contract/message/calls';
import { MESSAGE_BODY_MAX, MESSAGE_TITLE_MAX, messageType } from '@contract/message/enums';
import {
  AudienceField,
  type AudienceValues,
  audienceOf,
  EmptyVariables,
  InsertVariable,
  UnknownVariables,
  useAudience,
  valuesOfAudience,
} from '@/areas/audience';
import { Has } from '@/components/availability/Has';
import { differs } from '@/components/form/same';
import { useRecordForm } from '@/components/form/useRecordForm';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { Letter } from './Letter';
import { MESSAGE_COMPOSER } from './useMessageAddress';

export interface MessageValues extends AudienceValues {
  title?: string;
  body?: string;
  type: MessageDetail['type'];
}

export const messageValuesOf = ({ title, body, type, audience }: MessageDetail): MessageValues => ({
  title,
  body,
  type,
  ...valuesOfAudience(audience),
});

interface MessageFormProps {
  draft?: MessageDetail;
  start?: MessageValues;
  onSaved: (saved: MessageDetail) => void;
  /** Called once the draft is saved and is to be sent. */
  onSend: (saved: MessageDetail) => void;
  onCancel: () => void;
}

const quietly = { notice: false };
type Saved = MessageDetail & Record<string, unknown>;

export function MessageForm({ draft, start, onSaved, onSend, onCancel }: MessageFormProps) {
  const t = useTranslations();
  const text = useTranslations('message');
  const sends = useRef(false);
  const initial = draft ? { ...messageValuesOf(draft), version: draft.version } : start;
  const form = useRecordForm<MessageValues, Saved>({
    name: 'message',
    initialValues: initial,
    send: async ({ title = '', body = '', type, ...to }, version) => {
      const written = { title, body, type, audience: await audienceOf(to) };
      return call(messageCalls.saveOrUpdate, { ...written, ...(draft && { id: draft.id, version }) }, quietly);
    },
    onSaved: (saved) => (sends.current ? onSend(saved) : onSaved(saved)),
    look: draft
      ? { reload: () => call(messageCalls.detail, { id: draft.id }, quietly).then(asRead) }
      : { at: ({ title }) => pathTo('/message/list', { keyword: String(title) }) },
    conflict: { type: 'message', valuesOf: (record) => ({ ...record, ...asRead(record as unknown as MessageDetail) }) },
    params: MESSAGE_COMPOSER,
  });
  const { form: fields } = form.props;
  const { title, body, type } = (Form.useWatch((all: MessageValues) => all, fields) ?? start) as MessageValues;
  const audience = useAudience(fields, [title, body]);

  const submit = (send: boolean) => {
    sends.current = send;
    if (send && draft && !differs({ ...initial }, { ...fields.getFieldsValue() })) onSend(draft);
    else fields.submit();
  };

  return (
    <Form
      {...form.props}
      layout="vertical"
      requiredMark={false}
      className="message-form"
      onValuesChange={(changed, values) => {
        form.props.onValuesChange?.(changed, values);
        // A personal message goes to listed users, not to a group.
        if (changed.type === 'personal') fields.setFieldValue('audience.kind', 'list');
      }}
    >
      <div className="fish-form">
        {form.notes}
        <Form.Item name="type" label={text('type')}>
          <Radio.Group options={useOptions(messageType)} />
        </Form.Item>
        <AudienceField of={audience} kinds={type === 'personal' ? ['list'] : undefined} />
        <Form.Item
          name="title"
          label={text('title.field')}
          rules={[{ required: true, whitespace: true, message: text('title.rule') }]}
        >
          <Input maxLength={MESSAGE_TITLE_MAX} showCount />
        </Form.Item>
        <Form.Item
          name="body"
          label={text('body')}
          rules={[{ required: true, whitespace: true, max: MESSAGE_BODY_MAX, message: text('body.rule') }]}
        >
          <Input.TextArea autoSize={{ minRows: 6, maxRows: 16 }} maxLength={MESSAGE_BODY_MAX} showCount />
        </Form.Item>
        <InsertVariable into="body" />
        <UnknownVariables in={`${title ?? ''} ${body ?? ''}`} />
        <EmptyVariables of={audience.estimate?.empty ?? []} />
        <Flex gap={8} wrap className="fish-save-bar">
          <Has call={messageCalls.send}>
            <Button type="primary" loading={form.submitting && sends.current} onClick={() => submit(true)}>
              {text('send')}
            </Button>
          </Has>
          <Button loading={form.submitting && !sends.current} onClick={() => submit(false)}>
            {text('save')}
          </Button>
          <Button onClick={() => form.leave(onCancel)}>{t('action.cancel')}</Button>
        </Flex>
      </div>
      <div className="message-beside">
        <Letter of={{ title, body, type }} />
      </div>
    </Form>
  );
}

const asRead = (message: MessageDetail): Saved => ({ ...message, ...messageValuesOf(message) });
