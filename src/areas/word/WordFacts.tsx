import type { Word } from '@contract/word';
import { wordAction } from '@contract/word/enums';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Facts, factOf } from '@/components/page/Facts';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { Replacement, Tags } from './cells';

export const WordFacts = withBoundary(function WordFacts({ word }: { word: Word }) {
  const text = useTranslations('word');
  const { number, dateTime } = useFormat();
  const fact = factOf(text);
  return (
    <Facts
      title={text('facts')}
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
});
