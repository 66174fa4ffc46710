import { Form, Input, Radio } from 'antd';
import { PUSH_BODY_MAX, PUSH_IMAGE_RATIO, PUSH_TITLE_MAX, PUSH_URL_MAX, pushOpens } from '@contract/push/enums';
import type { AudienceState } from '@/areas/audience';
import { AudienceField, InsertVariable } from '@/areas/audience';
import { openRoomSource } from '@/areas/room';
import { Optional } from '@/components/form/Optional';
import { ImageField } from '@/components/ImageUpload/ImageField';
import { RecordSelect } from '@/components/RecordSelect';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { lengthOf, urlProblem } from './checks';
import { TimeFields } from './TimeFields';
import type { PushValues } from './values';

interface PushFieldsProps {
  audience: AudienceState;
  onUploading: (uploading: boolean) => void;
}

const counted = (max: number) => ({ show: true, max, strategy: lengthOf });

export function PushFields({ audience, onUploading }: PushFieldsProps) {
  const t = useTranslations();
  const text = useTranslations('push');
  const long = (name: 'title' | 'body', max: number) => [
    { required: true, whitespace: true, message: text(`${name}.rule`) },
    { max, transform: (typed?: string) => typed?.trim(), message: t('push.tooLong', { max }) },
  ];
  return (
    <>
      <Form.Item
        name="title"
        label={text('title.field')}
        rules={long('title', PUSH_TITLE_MAX)}
        validateTrigger={['onChange', 'onBlur']}
      >
        <Input count={counted(PUSH_TITLE_MAX)} autoComplete="off" />
      </Form.Item>
      <InsertVariable into="title" />
      <Form.Item
        name="body"
        label={text('body')}
        rules={long('body', PUSH_BODY_MAX)}
        validateTrigger={['onChange', 'onBlur']}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} count={counted(PUSH_BODY_MAX)} />
      </Form.Item>
      <InsertVariable into="body" />
      <ImageField
        name="image"
        label={<Optional>{text('image')}</Optional>}
        ratio={PUSH_IMAGE_RATIO}
        onBusyChange={onUploading}
      />
      <OpensFields />
      <AudienceField of={audience} />
      <TimeFields />
    </>
  );
}

function OpensFields() {
  const text = useTranslations('push');
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
                const problem = url?.trim() ? urlProblem(url) : undefined;
                if (problem) throw new Error(text(`check.${problem}`));
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
