import { useIntl } from '@umijs/max';
import { Form, Input, Radio } from 'antd';
import { PUSH_BODY_MAX, PUSH_IMAGE_RATIO, PUSH_TITLE_MAX, PUSH_URL_MAX, pushOpens } from '@contract/push/enums';
import type { AudienceState } from '@/areas/audience';
import { AudienceField, InsertVariable } from '@/areas/audience';
import { ImageUpload } from '@/components/ImageUpload';
import { RecordSelect } from '@/components/RecordSelect';
import { openRoomSource } from '@/components/RecordSelect/source';
import { useOptions } from '@/components/StatusTag';
import { isHttps } from './checks';
import { TimeFields } from './TimeFields';
import type { PushValues } from './values';

interface PushFieldsProps {
  audience: AudienceState;
  /** Hears when a picture is on its way. */
  onUploading: (uploading: boolean) => void;
}

/** What a push says, what a tap on it opens, whom it goes to and when. */
export function PushFields({ audience, onUploading }: PushFieldsProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `push.${id}` });
  const long = (name: 'title' | 'body', max: number) => [
    { required: true, whitespace: true, message: text(`${name}.rule`) },
    { max, transform: (typed?: string) => typed?.trim(), message: formatMessage({ id: 'push.tooLong' }, { max }) },
  ];
  return (
    <>
      <Form.Item
        name="title"
        label={text('title.field')}
        rules={long('title', PUSH_TITLE_MAX)}
        validateTrigger={['onChange', 'onBlur']}
      >
        <Input count={{ show: true, max: PUSH_TITLE_MAX }} autoComplete="off" />
      </Form.Item>
      <InsertVariable into="title" />
      <Form.Item
        name="body"
        label={text('body')}
        rules={long('body', PUSH_BODY_MAX)}
        validateTrigger={['onChange', 'onBlur']}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} count={{ show: true, max: PUSH_BODY_MAX }} />
      </Form.Item>
      <InsertVariable into="body" />
      <Form.Item name="image" label={text('image')}>
        <ImageUpload ratio={PUSH_IMAGE_RATIO} onBusyChange={onUploading} />
      </Form.Item>
      <OpensFields />
      <AudienceField of={audience} />
      <TimeFields />
    </>
  );
}

function OpensFields() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `push.${id}` });
  const opens = Form.useWatch<PushValues['opens'] | undefined>('opens');
  return (
    <>
      <Form.Item name="opens" label={text('opens')}>
        <Radio.Group options={useOptions(pushOpens)} />
      </Form.Item>
      {opens === 'room' && (
        <Form.Item
          name="roomId"
          label={text('room')}
          required={false}
          rules={[{ required: true, message: text('check.room.missing') }]}
        >
          <RecordSelect source={openRoomSource} />
        </Form.Item>
      )}
      {opens === 'url' && (
        <Form.Item
          name="url"
          label={text('url')}
          validateTrigger="onBlur"
          rules={[
            { required: true, whitespace: true, message: text('check.url.missing') },
            {
              validator: async (_, url?: string) => {
                if (url?.trim() && !isHttps(url)) throw new Error(text('check.url.scheme'));
              },
            },
          ]}
        >
          <Input placeholder="https://" inputMode="url" maxLength={PUSH_URL_MAX} autoComplete="off" />
        </Form.Item>
      )}
    </>
  );
}
