import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { pathTo } from '@config/pathTo';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import {
  SCENE_CAPACITY_MAX,
  SCENE_COVER_MIN_WIDTH,
  SCENE_COVER_RATIO,
  SCENE_DESCRIPTION_MAX,
  SCENE_NAME_MAX,
  sceneTheme,
} from '@contract/sceneTemplate/enums';
import { LEVEL_MAX } from '@contract/user/enums';
import { Optional } from '@/components/form/Optional';
import { SaveBar } from '@/components/form/SaveBar';
import { useRecordForm } from '@/components/form/useRecordForm';
import { WholeField } from '@/components/form/WholeField';
import { ImageField } from '@/components/ImageUpload/ImageField';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { SceneCover } from './SceneCover';

interface SceneFormProps {
  scene?: SceneTemplate;
  onSaved: (saved: SceneTemplate) => void;
  onCancel: () => void;
}

type Values = Pick<SceneTemplate, 'name' | 'theme' | 'cover' | 'capacity' | 'unlockLevel' | 'description'>;

export function SceneForm({ scene, onSaved, onCancel }: SceneFormProps) {
  const t = useTranslations();
  const [uploading, setUploading] = useState(false);
  const quietly = { notice: false };
  const form = useRecordForm<Values, SceneTemplate>({
    name: 'sceneTemplate',
    initialValues: scene,
    send: (values, version) =>
      call(sceneTemplateCalls.modify, { ...values, ...(scene && { id: scene.id, version }) }, quietly),
    onSaved,
    look: scene
      ? { reload: () => call(sceneTemplateCalls.detail, { id: scene.id }, quietly) }
      : { at: ({ name }) => pathTo('/user/default', { keyword: String(name) }) },
    conflict: {
      type: 'sceneTemplate',
      show: (field, value) => field === 'cover' && <SceneCover path={String(value)} width={160} />,
    },
    params: ['id', 'edit'],
  });
  const text = useTranslations('sceneTemplate');

  return (
    <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form fish-form-wide">
      {form.notes}
      <div className="fish-form-sides">
        <div>
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
            // The rules mark the field as required; antd would put aria-required on an element that can't have it.
            required={false}
            rules={[{ required: true, message: text('theme.rule') }]}
          >
            <Select options={useOptions(sceneTheme)} />
          </Form.Item>
          <WholeField
            name="capacity"
            label={text('capacity')}
            min={1}
            max={SCENE_CAPACITY_MAX}
            extra={text('capacity.hint')}
          />
          <WholeField
            name="unlockLevel"
            label={text('unlockLevel')}
            min={1}
            max={LEVEL_MAX}
            extra={text('unlockLevel.hint')}
          />
        </div>
        <div>
          <ImageField
            name="cover"
            label={text('cover')}
            rules={[{ required: true, message: text('cover.rule') }]}
            ratio={SCENE_COVER_RATIO}
            minWidth={SCENE_COVER_MIN_WIDTH}
            onBusyChange={setUploading}
          />
          <Form.Item name="description" label={<Optional>{text('description')}</Optional>}>
            <Input.TextArea rows={4} maxLength={SCENE_DESCRIPTION_MAX} showCount />
          </Form.Item>
        </div>
      </div>
      <SaveBar submitting={form.submitting} disabled={uploading} onCancel={() => form.leave(onCancel)}>
        {t(scene ? 'action.save' : 'action.create')}
      </SaveBar>
    </Form>
  );
}
