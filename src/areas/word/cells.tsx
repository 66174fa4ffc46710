import { useIntl } from '@umijs/max';
import { Tag } from 'antd';
import type { Word } from '@contract/word';
import { wordTag } from '@contract/word/enums';
import { useLabels } from '@/components/StatusTag';

/** What a word is about; a dash where that wasn’t said. */
export function Tags({ tags }: Pick<Word, 'tags'>) {
  const label = useLabels();
  if (tags.length === 0) return '–';
  return (
    <span className="word-tags">
      {tags.map((tag) => (
        <Tag key={tag} bordered={false}>
          {label(wordTag, tag)}
        </Tag>
      ))}
    </span>
  );
}

/** What a masked word becomes; a dash for one that is not masked. */
export function Replacement({ word: { action, replacement } }: { word: Pick<Word, 'action' | 'replacement'> }) {
  const { formatMessage } = useIntl();
  if (action !== 'mask') return '–';
  return replacement === null ? <span title={formatMessage({ id: 'word.stars' })}>***</span> : <bdi>{replacement}</bdi>;
}
