import { Form, Input, Radio } from 'antd';
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
import { SaveOrSendBar, useSaveOrSend } from '@/areas/delivery';
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
  /** `send`: ask to send it next. */
  onSaved: (saved: MessageDetail, send: boolean) => void;
  onCancel: () => void;
}

const quietly = { notice: false };

export function MessageForm({ draft, start, onSaved, onCancel }: MessageFormProps) {
  const text = useTranslations('message');
  const form = useSaveOrSend<MessageValues, MessageDetail>({
    name: 'message',
    draft,
    initialValues: draft ? { ...messageValuesOf(draft), version: draft.version } : start,
    send: async ({ title = '', body = '', type, ...to }, version) => {
      const written = { title, body, type, audience: await audienceOf(to) };
      return call(messageCalls.saveOrUpdate, { ...written, ...(draft && { id: draft.id, version }) }, quietly);
    },
    onSaved,
    look: draft
      ? { reload: () => call(messageCalls.detail, { id: draft.id }, quietly).then(asRead) }
      : { at: ({ title }) => pathTo('/message/list', { keyword: String(title) }) },
    conflict: { type: 'message', valuesOf: asRead },
    params: MESSAGE_COMPOSER,
  });
  const { form: fields } = form.props;
  const { title, body, type } = (Form.useWatch((all: MessageValues) => all, fields) ?? start) as MessageValues;
  const audience = useAudience(fields, [title, body]);

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
        <SaveOrSendBar
          form={form}
          call={messageCalls.send}
          sendLabel={text('send')}
          saveLabel={text('save')}
          onCancel={onCancel}
        />
      </div>
      <div className="message-beside">
        <Letter of={{ title, body, type }} />
      </div>
    </Form>
  );
}

const asRead = (message: MessageDetail) => ({ ...message, ...messageValuesOf(message) });
