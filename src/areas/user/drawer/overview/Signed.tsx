import { TimeText } from '@/components/format/TimeText';
import { RecordLink } from '@/components/RecordLink';
import { useTranslations } from '@/locales/useTranslations';

interface SignedProps {
  by: string;
  byId: string;
  at: string | null;
}

/** Which admin did something, and when. */
export function Signed({ by, byId, at }: SignedProps) {
  const t = useTranslations();
  const admin = (
    <RecordLink type="sysUser" id={byId}>
      <bdi>{by}</bdi>
    </RecordLink>
  );
  return t('user.sanction.by', { by: admin, at: <TimeText value={at} /> });
}
