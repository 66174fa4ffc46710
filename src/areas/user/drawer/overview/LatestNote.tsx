import { userCalls } from '@contract/user/calls';
import { withBoundary } from '@/components/boundary';
import { useRecord } from '@/components/page/useRecord';
import { useTranslations } from '@/locales/useTranslations';
import { Section } from './Section';
import { Signed } from './Signed';

export const LatestNote = withBoundary(function LatestNote({ id }: { id: string }) {
  const t = useTranslations();
  const { record: notes, failure, refresh } = useRecord(userCalls.notes, id);
  return (
    <Section
      title={t('user.overview.note')}
      tab="notes"
      all={t('user.overview.note.all', { count: notes?.length })}
      rows={notes?.slice(0, 1)}
      none={t('user.overview.note.none')}
      failure={failure}
      onRetry={refresh}
    >
      {({ text, ...note }) => (
        <>
          <div className="fish-peek-text" title={text}>
            <bdi>{text}</bdi>
          </div>
          <div className="fish-peek-below">
            <Signed what="note" {...note} />
          </div>
        </>
      )}
    </Section>
  );
});
