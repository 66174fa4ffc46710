import { useIntl } from '@umijs/max';
import { Button, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { SceneTemplate } from '@contract/sceneTemplate';
import {
  SCENE_CAPACITY_MAX,
  SCENE_COVER_MIN_WIDTH,
  SCENE_COVER_RATIO,
  SCENE_DESCRIPTION_MAX,
  SCENE_NAME_MAX,
  sceneTheme,
} from '@contract/sceneTemplate/enums';
import { LEVEL_MAX } from '@contract/user/enums';
import { useRecordForm } from '@/components/form/useRecordForm';
import { ImageUpload } from '@/components/ImageUpload';
import { useOptions } from '@/components/StatusTag';
import { call } from '@/request';
import { SceneCover } from './SceneCover';
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
  const [uploading, setUploading] = useState(false);
  const quietly = { notice: false };
  const form = useRecordForm<Values, SceneTemplate>({
    name: 'sceneTemplate',
    initialValues: scene,
    send: (values, version) =>
      call(paths.sceneTemplate.modify, { ...values, ...(scene && { id: scene.id, version }) }, quietly),
    onSaved,
    look: scene
      ? { reload: () => call(paths.sceneTemplate.detail, { id: scene.id }, quietly) }
      : { at: ({ name }) => `/user/default?${new URLSearchParams({ keyword: String(name) })}` },
    conflict: {
      type: 'sceneTemplate',
      show: (field, value) => field === 'cover' && <SceneCover path={String(value)} width={160} />,
    },
    params: ['id', 'edit'],
  });
  const text = (id: string) => formatMessage({ id: `sceneTemplate.${id}` });

  return (
    <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form">
      {form.notes}
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
        <ImageUpload ratio={SCENE_COVER_RATIO} minWidth={SCENE_COVER_MIN_WIDTH} onBusyChange={setUploading} />
      </Form.Item>
      <WholeNumberField name="capacity" max={SCENE_CAPACITY_MAX} />
      <WholeNumberField name="unlockLevel" max={LEVEL_MAX} />
      <Form.Item name="description" label={text('description')}>
        <Input.TextArea rows={4} maxLength={SCENE_DESCRIPTION_MAX} showCount />
      </Form.Item>
      <Flex gap={8}>
        <Button type="primary" htmlType="submit" loading={form.submitting} disabled={uploading}>
          {formatMessage({ id: scene ? 'action.save' : 'action.create' })}
        </Button>
        <Button onClick={() => form.leave(onCancel)}>{formatMessage({ id: 'action.cancel' })}</Button>
      </Flex>
    </Form>
  );
}
