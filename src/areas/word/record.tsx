import { StopOutlined } from '@ant-design/icons';
import { wordCalls } from '@contract/word/calls';
import { wordAction, wordStatus, wordTag } from '@contract/word/enums';
import { useFormat } from '@/components/format';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { EnumText, StatusTag, useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { wordPath } from './wordPath';
import './word.css';

export const record: RecordType = {
  path: (id) => wordPath(id),
  icon: StopOutlined,
  status: wordStatus,
  enums: { action: wordAction, tags: wordTag },
  create: { label: 'word.create', path: wordPath(), call: wordCalls.saveOrUpdate },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const { number, day } = useFormat();
  const label = useLabels();
  return (
    <Fetched path={wordCalls.detail} id={id}>
      {(word) => (
        <RecordCard
          picture={<RecordIcon type="word" id={id} name={word.word} />}
          name={word.word}
          line={<EnumText of={wordAction} value={word.action} />}
          tag={<StatusTag of={wordStatus} value={word.status} />}
          facts={[
            [t('word.tags'), word.tags.map((tag) => label(wordTag, tag)).join(t('text.comma')) || '–'],
            [t('word.hits'), number(word.hits)],
            [t('word.updatedAt'), day(word.updatedAt)],
          ]}
        />
      )}
    </Fetched>
  );
}
