import { useIntl } from '@umijs/max';
import { Button, Flex, Form, Input, Popconfirm, Skeleton, Typography } from 'antd';
import { paths } from '@contract/paths';
import type { UserNote } from '@contract/user';
import { NOTE_MAX } from '@contract/user/enums';
import { Failed } from '@/components/Failed';
import { useAction } from '@/components/form/useAction';
import { useRecordForm } from '@/components/form/useRecordForm';
import { TimeText } from '@/components/format/TimeText';
import { useRecord } from '@/components/page/useRecord';
import { RecordLink } from '@/components/RecordLink';
import { call } from '@/request';

/** What operators wrote down about a user; each removes only their own. */
export function Notes({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { record: notes, failure, refresh } = useRecord(paths.user.notes, id);

  return (
    <>
      <NewNote id={id} onAdded={refresh} />
      {failure && <Failed message={failure.message} onRetry={refresh} />}
      {!notes && !failure && <Skeleton active />}
      {notes?.length === 0 && (
        <Typography.Text type="secondary">{formatMessage({ id: 'user.notes.none' })}</Typography.Text>
      )}
      <Flex component="ul" vertical gap={16} className="fish-plain">
        {notes?.map((note) => (
          <Note key={note.id} note={note} onRemoved={refresh} />
        ))}
      </Flex>
    </>
  );
}

function NewNote({ id, onAdded }: { id: string; onAdded: () => void }) {
  const { formatMessage } = useIntl();
  const form = useRecordForm({
    name: `note.${id}`,
    send: ({ text }: { text: string }) => call(paths.user.addNote, { id, text }, { notice: false }),
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
        label={formatMessage({ id: 'user.notes.new' })}
        rules={[{ required: true, whitespace: true, message: formatMessage({ id: 'user.notes.rule' }) }]}
      >
        <Input.TextArea rows={3} maxLength={NOTE_MAX} showCount />
      </Form.Item>
      <Form.Item>
        <Button htmlType="submit" loading={form.submitting}>
          {formatMessage({ id: 'user.notes.add' })}
        </Button>
      </Form.Item>
    </Form>
  );
}

function Note({ note: { id, text, by, byId, own, at }, onRemoved }: { note: UserNote; onRemoved: () => void }) {
  const { formatMessage } = useIntl();
  const { run, running } = useAction(async () => {
    await call(paths.user.removeNote, { id });
    onRemoved();
  });
  const remove = formatMessage({ id: 'user.notes.remove' });

  return (
    <li>
      <bdi className="fish-text">{text}</bdi>
      <Flex gap={8} align="center">
        <Typography.Text type="secondary" className="fish-small">
          <RecordLink type="sysUser" id={byId}>
            {by}
          </RecordLink>{' '}
          · <TimeText value={at} />
        </Typography.Text>
        {own && (
          <Popconfirm
            title={formatMessage({ id: 'user.notes.remove.question' })}
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
