import { Alert, Form, Input, Radio, Select } from 'antd';
import { pathTo } from '@config/pathTo';
import { valuesOf } from '@contract/enum';
import type { Word } from '@contract/word';
import { wordCalls } from '@contract/word/calls';
import { REPLACEMENT_MAX, WILDCARD_MAX, WORD_MAX, wordAction, wordColumn, wordTag } from '@contract/word/enums';
import { Optional } from '@/components/form/Optional';
import { SaveBar } from '@/components/form/SaveBar';
import { useRecordForm } from '@/components/form/useRecordForm';
import { useLabels, useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';

type Values = Pick<Word, 'word' | 'tags' | 'action' | 'replacement'>;

interface WordFormProps {
  word?: Word;
  onSaved: (saved: Word) => void;
  onCancel: () => void;
}

export function WordForm({ word, onSaved, onCancel }: WordFormProps) {
  const t = useTranslations();
  const quietly = { notice: false };
  const form = useRecordForm<Values, Word>({
    name: 'word',
    initialValues: word ?? { tags: [], action: 'audit' },
    send: ({ word: written, tags, action, replacement }, version, read) =>
      call(
        wordCalls.saveOrUpdate,
        {
          ...{ word: written, tags, action, replacement: action === 'mask' ? replacement : null },
          // As it is at that version: a colleague who turned it off meanwhile is not undone.
          ...(word && { id: word.id, version, status: (read as Partial<Word>).status ?? word.status }),
        },
        quietly,
      ),
    onSaved,
    look: word
      ? { reload: () => call(wordCalls.detail, { id: word.id }, quietly) }
      : { at: ({ word: written }) => pathTo('/log/word', { keyword: String(written) }) },
    conflict: { type: 'word' },
    params: ['id', 'edit'],
  });

  return (
    <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form">
      {form.notes}
      {word?.status === 'on' && <Alert type="info" showIcon className="fish-form-note" message={t('word.on.note')} />}
      <Fields />
      <SaveBar submitting={form.submitting} onCancel={() => form.leave(onCancel)}>
        {t(word ? 'action.save' : 'action.create')}
      </SaveBar>
    </Form>
  );
}

function Fields() {
  const t = useTranslations();
  const label = useLabels();
  const action = Form.useWatch<Word['action']>('action');
  return (
    <>
      <Form.Item
        name="word"
        label={label(wordColumn, 'word')}
        extra={t('word.word.hint', { count: WILDCARD_MAX })}
        rules={[{ required: true, whitespace: true, message: t('word.word.rule') }]}
      >
        <Input maxLength={WORD_MAX} showCount />
      </Form.Item>
      <Form.Item name="action" label={label(wordColumn, 'action')}>
        <Radio.Group className="word-actions">
          {valuesOf(wordAction).map((value) => (
            <Radio key={value} value={value}>
              {label(wordAction, value)}
              <div className="fish-small">{t(`word.action.${value}`)}</div>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      {action === 'mask' && (
        <Form.Item name="replacement" label={label(wordColumn, 'replacement')} extra={t('word.replacement.hint')}>
          <Input maxLength={REPLACEMENT_MAX} style={{ maxWidth: 220 }} />
        </Form.Item>
      )}
      <Form.Item name="tags" label={<Optional>{label(wordColumn, 'tags')}</Optional>}>
        <Select mode="multiple" options={useOptions(wordTag)} optionFilterProp="label" />
      </Form.Item>
    </>
  );
}
