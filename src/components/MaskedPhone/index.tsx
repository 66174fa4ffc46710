import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '@/components/form/useAction';

interface MaskedPhoneProps {
  /** As the back end masks it; null where there is none. */
  phone: string | null;
  /** Whose it is, for those who hear the page. */
  of: string;
  /** Asks for the whole number; the look is logged. */
  reveal: () => Promise<{ phone: string | null }>;
}

/** A phone number, masked until asked for. */
export function MaskedPhone({ phone, of, reveal }: MaskedPhoneProps) {
  const { formatMessage } = useIntl();
  const [whole, setWhole] = useState<string | null>();
  const { run, running } = useAction(async () => setWhole((await reveal()).phone));

  if (whole !== undefined) return whole ?? '–';
  if (!phone) return '–';
  return (
    <span className="fish-nowrap">
      {phone}
      <Button
        type="text"
        size="small"
        className="fish-small fish-quiet fish-in-row"
        loading={running}
        aria-label={formatMessage({ id: 'user.phone.show.of' }, { name: of })}
        onClick={() => run()}
      >
        {formatMessage({ id: 'user.phone.show' })}
      </Button>
    </span>
  );
}
