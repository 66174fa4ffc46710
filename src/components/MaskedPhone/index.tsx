import { useState } from 'react';
import { useAction } from '@/components/form/useAction';
import { useTranslations } from '@/locales/useTranslations';

interface MaskedPhoneProps {
  /** Masked by the back end; null if there is none. */
  phone: string | null;
  /** The person's name, for screen readers. */
  of: string;
  /** Absent if the service does not tell the whole number. */
  reveal?: () => Promise<{ phone: string | null }>;
}

export function MaskedPhone({ phone, of, reveal }: MaskedPhoneProps) {
  const t = useTranslations();
  const [whole, setWhole] = useState<string | null>();
  const { run, running } = useAction(async () => reveal && setWhole((await reveal()).phone));

  if (whole !== undefined) return whole ?? '–';
  if (!phone) return '–';
  return (
    <span className="fish-nowrap">
      {phone}
      {reveal && (
        <button
          type="button"
          className="fish-text-button fish-small fish-quiet fish-in-row"
          aria-busy={running}
          aria-label={t('user.phone.show.of', { name: of })}
          onClick={() => running || run()}
        >
          {t('user.phone.show')}
        </button>
      )}
    </span>
  );
}
