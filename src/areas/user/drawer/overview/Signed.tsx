import { AdminLink } from '@/components/AdminLink';
import { TimeText } from '@/components/format/TimeText';
import { useTranslations } from '@/locales/useTranslations';

interface SignedProps {
  /** What they did: imposed it, sent it or wrote it. */
  what: 'sanction' | 'message' | 'note';
  by: string;
  byId: string;
  at: string | null;
}

/** Which admin did something, and when. */
export function Signed({ what, by, byId, at }: SignedProps) {
  const t = useTranslations();
  const admin = <AdminLink id={byId} name={by} />;
  return t(`user.${what}.by`, { by: admin, at: <TimeText value={at} /> });
}
