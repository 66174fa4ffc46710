import { useIntl } from '@umijs/max';
import { Button, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { SceneTemplate } from '@contract/sceneTemplate';
import {
  SCENE_CAPACITY_MAX,
  SCENE_COVER_RATIO,
  SCENE_DESCRIPTION_MAX,
  SCENE_NAME_MAX,
  sceneTheme,
} from '@contract/sceneTemplate.enums';
import { LEVEL_MAX } from '@contract/user.enums';
import { useFormSubmit } from '@/components/form/useFormSubmit';
import { ImageUpload } from '@/components/ImageUpload';
import { useOptions } from '@/components/StatusTag';
import { call } from '@/request';
import { WholeNumberField } from './WholeNumberField';

interface SceneFormProps {
  /** The one to edit; without one a new draft is created. */
  scene?: SceneTemplate;
  onSaved: (saved: SceneTemplate) => void;
  onCancel: () => void;
}

type Values = Pick<SceneTemplate, 'name' | 'theme' | 'cover' | 'capacity' | 'unlockLevel' | 'description'>;

/** Creates or edits a blessed land. */
export function SceneForm({ scene, onSaved, onCancel }: SceneFormProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<Values>();
  const [uploading, setUploading] = useState(false);
  const { submit, submitting, failure } = useFormSubmit(form, async (values) => {
    const read = scene && { id: scene.id, version: scene.version };
    onSaved(await call(paths.sceneTemplate.modify, { ...values, ...read }, { notice: false }));
  });
  const text = (id: string) => formatMessage({ id: `sceneTemplate.${id}` });

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      className="fish-form"
      initialValues={scene}
      onFinish={submit}
    >
      {failure}
      <Form.Item
        name="name"
        label={text('name')}
        rules={[{ required: true, whitespace: true, message: text('name.rule') }]}
      >
        <Input maxLength={SCENE_NAME_MAX} showCount autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="theme"
        label={text('theme')}
        // The rule says so; antd would put aria-required on an element that can't have it.
        required={false}
        rules={[{ required: true, message: text('theme.rule') }]}
      >
        <Select options={useOptions(sceneTheme)} />
      </Form.Item>
      <Form.Item name="cover" label={text('cover')} rules={[{ required: true, message: text('cover.rule') }]}>
        <ImageUpload ratio={SCENE_COVER_RATIO} onBusyChange={setUploading} />
      </Form.Item>
      <WholeNumberField name="capacity" max={SCENE_CAPACITY_MAX} />
      <WholeNumberField name="unlockLevel" max={LEVEL_MAX} />
      <Form.Item name="description" label={text('description')}>
        <Input.TextArea rows={4} maxLength={SCENE_DESCRIPTION_MAX} showCount />
      </Form.Item>
      <Flex gap={8}>
        <Button type="primary" htmlType="submit" loading={submitting} disabled={uploading}>
          {formatMessage({ id: scene ? 'action.save' : 'action.create' })}
        </Button>
        <Button onClick={onCancel}>{formatMessage({ id: 'action.cancel' })}</Button>
      </Flex>
    </Form>
  );
}
