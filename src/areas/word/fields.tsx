import type { Word } from '@contract/word';
import { wordAction, wordColumn, wordStatus, wordTag } from '@contract/word/enums';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import { OpenLink } from '@/components/list/OpenLink';
import type { ListSpec } from '@/components/list/useListState';
import { type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { Replacement, Tags } from './cells';
import { tagsCell } from './file';
import { wordPath } from './wordPath';

export const search = { type: 'text', name: 'keyword', label: 'word.search' } as const satisfies FilterField;

export const listSpec: ListSpec = {
  name: 'word',
  fields: [
    search,
    { type: 'choices', name: 'action', label: 'word.action', options: wordAction },
    { type: 'choices', name: 'tags', label: 'word.tags', options: wordTag },
    { type: 'choices', name: 'status', label: 'word.status', options: wordStatus },
  ],
  sorts: ['updatedAt', 'word', 'hits', 'createdAt'],
};

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('word.view.block'), query: 'action=block&status=on' },
  { name: t('word.view.hits'), query: 'status=on&sort=hits&order=descend' },
  { name: t('word.view.off'), query: 'status=off' },
];

interface Texts {
  t: Translate;
  number: (value: number) => string;
  label: LabelOf;
}

/** Columns that an import reads have the import's titles. */
export const columnsOf = (texts: Texts): ListColumn<Word>[] => [...fileColumnsOf(texts), ...otherColumnsOf(texts)];

const fileColumnsOf = ({ label }: Texts): ListColumn<Word>[] => [
  {
    key: 'word',
    always: true,
    names: true,
    title: label(wordColumn, 'word'),
    value: ({ word }) => word,
    sorter: true,
    sortDirections: ['ascend', 'descend'],
    width: 196,
    render: (_, { id, word }) => (
      <div className="fish-clip fish-cell-link" title={word}>
        <OpenLink to={wordPath(id)} className="fish-record">
          <bdi className="word-word">{word}</bdi>
        </OpenLink>
      </div>
    ),
  },
  {
    key: 'tags',
    title: label(wordColumn, 'tags'),
    value: ({ tags }) => tagsCell(tags, label),
    width: 204,
    render: (_, { tags }) => <Tags tags={tags} />,
  },
  {
    key: 'action',
    title: label(wordColumn, 'action'),
    value: ({ action }) => label(wordAction, action),
    width: 120,
    render: (_, { action }) => <StatusTag of={wordAction} value={action} />,
  },
  {
    key: 'replacement',
    title: label(wordColumn, 'replacement'),
    value: ({ replacement }) => replacement,
    width: 112,
    ellipsis: true,
    render: (_, word) => <Replacement word={word} />,
  },
  {
    key: 'status',
    title: label(wordColumn, 'status'),
    value: ({ status }) => label(wordStatus, status),
    width: 80,
    render: (_, { status }) => <StatusTag of={wordStatus} value={status} />,
  },
];

const otherColumnsOf = ({ t, number }: Texts): ListColumn<Word>[] => [
  {
    key: 'hits',
    title: t('word.hits'),
    value: ({ hits }) => hits,
    align: 'right',
    sorter: true,
    width: 68,
    render: (_, { hits }) => number(hits),
  },
  {
    key: 'updatedAt',
    title: t('word.updatedAt'),
    value: ({ updatedAt }) => dateOf(updatedAt),
    sorter: true,
    width: 104,
    render: (_, { updatedAt }) => <TimeText value={updatedAt} />,
  },
  {
    key: 'createdAt',
    extra: true,
    title: t('word.createdAt'),
    value: ({ createdAt }) => dateOf(createdAt),
    sorter: true,
    width: 104,
    render: (_, { createdAt }) => <TimeText value={createdAt} />,
  },
];
