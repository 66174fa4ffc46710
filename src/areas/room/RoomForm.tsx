import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { pathTo } from '@config/pathTo';
import type { Room } from '@contract/room';
import { roomCalls } from '@contract/room/calls';
import {
  ROOM_CAPACITY_MAX,
  ROOM_COVER_MIN_WIDTH,
  ROOM_COVER_RATIO,
  ROOM_DESCRIPTION_MAX,
  ROOM_TITLE_MAX,
  roomCategory,
} from '@contract/room/enums';
import { onlineSceneSource } from '@/areas/sceneTemplate';
import { userSource } from '@/areas/user';
import { InstantField } from '@/components/form/InstantField';
import { Optional } from '@/components/form/Optional';
import { SaveBar } from '@/components/form/SaveBar';
import { useRecordForm } from '@/components/form/useRecordForm';
import { WholeField } from '@/components/form/WholeField';
import { ImageField } from '@/components/ImageUpload/ImageField';
import { RecordSelect } from '@/components/RecordSelect';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { conflict, type RoomValues, roomValuesOf } from './values';

interface RoomFormProps {
  room?: Room;
  onSaved: (saved: Room) => void;
  onCancel: () => void;
}

/** Creates or edits an activity room. Start, scene and category of a live room can't change. */
export function RoomForm({ room, onSaved, onCancel }: RoomFormProps) {
  const t = useTranslations();
  const [uploading, setUploading] = useState(false);
  const quietly = { notice: false };
  const form = useRecordForm<RoomValues, Room>({
    name: 'room',
    initialValues: room && roomValuesOf(room),
    send: (values, version) =>
      call(roomCalls.saveOrUpdate, { ...values, ...(room && { id: room.id, version }) }, quietly),
    onSaved,
    look: room
      ? { reload: async () => roomValuesOf(await call(roomCalls.detail, { id: room.id }, quietly)) }
      : { at: ({ title }) => pathTo('/activity/room', { keyword: String(title) }) },
    conflict,
    params: ['id', 'edit'],
  });
  const text = useTranslations('room');
  const isLive = room?.status === 'live';
  const kept = isLive ? text('kept') : undefined;
  const required = (key: 'cover' | 'category' | 'scene' | 'host') => [{ required: true, message: text(`${key}.rule`) }];

  return (
    <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form fish-form-wide">
      {form.notes}
      <div className="fish-form-sides">
        <div>
          <Form.Item
            name="title"
            label={text('name')}
            rules={[{ required: true, whitespace: true, message: text('name.rule') }]}
          >
            <Input maxLength={ROOM_TITLE_MAX} showCount autoComplete="off" />
          </Form.Item>
          {/* The rules mark the field as required; antd would put aria-required on an element that can't have it. */}
          <Form.Item
            name="category"
            label={text('category')}
            required={false}
            rules={required('category')}
            extra={kept}
          >
            <Select options={useOptions(roomCategory)} disabled={isLive} />
          </Form.Item>
          <Form.Item name="sceneId" label={text('scene')} required={false} rules={required('scene')} extra={kept}>
            <RecordSelect source={onlineSceneSource} disabled={isLive} />
          </Form.Item>
          <Form.Item
            name="hostId"
            label={text('host')}
            required={false}
            rules={required('host')}
            extra={text('host.hint')}
          >
            <RecordSelect source={userSource} />
          </Form.Item>
          <WholeField name="capacity" label={text('capacity')} min={1} max={ROOM_CAPACITY_MAX} />
          <div className="fish-form-pair">
            <InstantField
              name="startsAt"
              label={text('startsAt')}
              required={text('startsAt.rule')}
              disabled={isLive}
              hint={kept}
            />
            <InstantField
              name="endsAt"
              label={text('endsAt')}
              required={text('endsAt.rule')}
              dependencies={['startsAt']}
              rules={[
                ({ getFieldValue }) => ({
                  validator: async (_, end?: string) => {
                    const start: string | undefined = getFieldValue('startsAt');
                    if (start && end && new Date(end) <= new Date(start)) throw new Error(text('endsAt.order'));
                  },
                }),
              ]}
            />
          </div>
        </div>
        <div>
          <ImageField
            name="cover"
            label={text('cover')}
            rules={required('cover')}
            ratio={ROOM_COVER_RATIO}
            minWidth={ROOM_COVER_MIN_WIDTH}
            onBusyChange={setUploading}
          />
          <Form.Item name="description" label={<Optional>{text('description')}</Optional>}>
            <Input.TextArea rows={4} maxLength={ROOM_DESCRIPTION_MAX} showCount />
          </Form.Item>
        </div>
      </div>
      <SaveBar submitting={form.submitting} disabled={uploading} onCancel={() => form.leave(onCancel)}>
        {t(room ? 'action.save' : 'action.create')}
      </SaveBar>
    </Form>
  );
}
