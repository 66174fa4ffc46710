import { useIntl } from '@umijs/max';
import type { ReactNode } from 'react';
import type { Word } from '@contract/word';
import { wordAction } from '@contract/word/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts } from '@/components/page/Facts';
import { StatusTag } from '@/components/StatusTag';
import { Replacement, Tags } from './cells';

/** What a word is, what it does, and how often it did. */
export function WordFacts({ word }: { word: Word }) {
  const { formatMessage } = useIntl();
  const { number, dateTime } = useFormat();
  const fact = (key: string, children: ReactNode) => ({ key, label: formatMessage({ id: `word.${key}` }), children });
  return (
    <Facts
      title={formatMessage({ id: 'word.facts' })}
      items={[
        fact('word', <bdi className="fish-prose word-word">{word.word}</bdi>),
        fact('action', <StatusTag of={wordAction} value={word.action} />),
        fact('replacement', <Replacement word={word} />),
        fact('tags', <Tags tags={word.tags} />),
        fact('hits', number(word.hits)),
        fact('createdAt', dateTime(word.createdAt)),
        fact('updatedAt', <TimeText value={word.updatedAt} />),
      ]}
    />
  );
}
