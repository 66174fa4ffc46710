import { Button, Flex, Form, Input, Popconfirm, Typography } from 'antd';
import type { UserNote } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { NOTE_MAX } from '@contract/user/enums';
import { AdminLink } from '@/components/AdminLink';
import { Failed } from '@/components/Failed';
import { useAction } from '@/components/form/useAction';
import { useRecordForm } from '@/components/form/useRecordForm';
import { TimeText } from '@/components/format/TimeText';
import { useRecord } from '@/components/page/useRecord';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';

/** Operators' notes about a user; each operator can delete only their own. */
export function Notes({ id }: { id: string }) {
  const t = useTranslations();
  const { record: notes, failure, refresh } = useRecord(userCalls.notes, id);

  return (
    <>
      <NewNote id={id} onAdded={refresh} />
      {failure && <Failed message={failure.message} onRetry={refresh} />}
      {!notes && !failure && <Skeleton active />}
      {notes?.length === 0 && <Typography.Text type="secondary">{t('user.notes.none')}</Typography.Text>}
      <Flex component="ul" vertical gap={16} className="fish-plain">
        {notes?.map((note) => (
          <Note key={note.id} note={note} onRemoved={refresh} />
        ))}
      </Flex>
    </>
  );
}

function NewNote({ id, onAdded }: { id: string; onAdded: () => void }) {
  const t = useTranslations();
  const form = useRecordForm({
    name: `note.${id}`,
    send: ({ text }: { text: string }) => call(userCalls.addNote, { id, text }, { notice: false }),
    onSaved: () => {
      form.reset();
      onAdded();
    },
    params: ['id', 'tab'],
  });

  return (
    <Form {...form.props} layout="vertical" requiredMark={false}>
      {form.notes}
      <Form.Item
        name="text"
        label={t('user.notes.new')}
        rules={[{ required: true, whitespace: true, message: t('user.notes.rule') }]}
      >
        <Input.TextArea rows={3} maxLength={NOTE_MAX} showCount />
      </Form.Item>
      <Form.Item>
        <Button htmlType="submit" loading={form.submitting}>
          {t('user.notes.add')}
        </Button>
      </Form.Item>
    </Form>
  );
}

function Note({ note: { id, text, by, byId, own, at }, onRemoved }: { note: UserNote; onRemoved: () => void }) {
  const t = useTranslations();
  const { run, running } = useAction(async () => {
    await call(userCalls.removeNote, { id });
    onRemoved();
  });
  const remove = t('user.notes.remove');

  return (
    <li>
      <bdi className="fish-text">{text}</bdi>
      <Flex gap={8} align="center">
        <Typography.Text type="secondary" className="fish-small">
          <AdminLink id={byId} name={by} /> · <TimeText value={at} />
        </Typography.Text>
        {own && (
          <Popconfirm
            title={t('user.notes.remove.question')}
            okText={remove}
            okButtonProps={{ danger: true }}
            onConfirm={() => run()}
          >
            <Button type="text" size="small" className="fish-small fish-quiet" loading={running}>
              {remove}
            </Button>
          </Popconfirm>
        )}
      </Flex>
    </li>
  );
}
