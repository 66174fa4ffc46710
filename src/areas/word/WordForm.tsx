import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, Form, Input, Radio, Select } from 'antd';
import { paths } from '@contract/paths';
import type { Word } from '@contract/word';
import { REPLACEMENT_MAX, WILDCARD_MAX, WORD_MAX, wordAction, wordColumn, wordTag } from '@contract/word/enums';
import { useRecordForm } from '@/components/form/useRecordForm';
import { useLabels, useOptions } from '@/components/StatusTag';
import { call } from '@/request';

type Values = Pick<Word, 'word' | 'tags' | 'action' | 'replacement'>;

interface WordFormProps {
  /** The one to edit; without one a new one is created. */
  word?: Word;
  onSaved: (saved: Word) => void;
  onCancel: () => void;
}

/** Creates or edits a word. */
export function WordForm({ word, onSaved, onCancel }: WordFormProps) {
  const { formatMessage } = useIntl();
  const quietly = { notice: false };
  const form = useRecordForm<Values, Word>({
    name: 'word',
    initialValues: word ?? { tags: [], action: 'audit' },
    send: ({ word: written, tags, action, replacement }, version) =>
      call(
        paths.word.saveOrUpdate,
        {
          ...{ word: written, tags, action, replacement: action === 'mask' ? replacement : null },
          ...(word && { id: word.id, version, status: word.status }),
        },
        quietly,
      ),
    onSaved,
    look: word
      ? { reload: () => call(paths.word.detail, { id: word.id }, quietly) }
      : { at: ({ word: written }) => `/log/word?${new URLSearchParams({ keyword: String(written) })}` },
    conflict: { type: 'word' },
    params: ['id', 'edit'],
  });

  return (
    <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form">
      {form.notes}
      {word?.status === 'on' && (
        <Alert type="info" showIcon className="fish-form-note" message={formatMessage({ id: 'word.on.note' })} />
      )}
      <Fields />
      <Flex gap={8}>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {formatMessage({ id: word ? 'action.save' : 'action.create' })}
        </Button>
        <Button onClick={() => form.leave(onCancel)}>{formatMessage({ id: 'action.cancel' })}</Button>
      </Flex>
    </Form>
  );
}

function Fields() {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const action = Form.useWatch<Word['action']>('action');
  return (
    <>
      <Form.Item
        name="word"
        label={label(wordColumn, 'word')}
        extra={formatMessage({ id: 'word.word.hint' }, { count: WILDCARD_MAX })}
        rules={[{ required: true, whitespace: true, message: formatMessage({ id: 'word.word.rule' }) }]}
      >
        <Input maxLength={WORD_MAX} showCount />
      </Form.Item>
      <Form.Item name="action" label={label(wordColumn, 'action')}>
        <Radio.Group className="word-actions">
          {Object.keys(wordAction).map((value) => (
            <Radio key={value} value={value}>
              {label(wordAction, value as Word['action'])}
              <div className="fish-small">{formatMessage({ id: `word.action.${value}` })}</div>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      {action === 'mask' && (
        <Form.Item
          name="replacement"
          label={label(wordColumn, 'replacement')}
          extra={formatMessage({ id: 'word.replacement.hint' })}
        >
          <Input maxLength={REPLACEMENT_MAX} style={{ maxWidth: 220 }} />
        </Form.Item>
      )}
      <Form.Item name="tags" label={label(wordColumn, 'tags')}>
        <Select mode="multiple" options={useOptions(wordTag)} optionFilterProp="label" />
      </Form.Item>
    </>
  );
}
