import type { Word } from '@contract/word';
import { wordTag } from '@contract/word/enums';
import { PlainTag } from '@/components/PlainTag';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

export function Tags({ tags }: Pick<Word, 'tags'>) {
  const label = useLabels();
  if (tags.length === 0) return '–';
  return (
    <span className="word-tags">
      {tags.map((tag) => (
        <PlainTag key={tag}>{label(wordTag, tag)}</PlainTag>
      ))}
    </span>
  );
}

export function Replacement({ word: { action, replacement } }: { word: Pick<Word, 'action' | 'replacement'> }) {
  const t = useTranslations();
  if (action !== 'mask') return '–';
  return replacement === null ? <span title={t('word.stars')}>***</span> : <bdi>{replacement}</bdi>;
}
