import { Form, Radio } from 'antd';
import { removedStones } from '@contract/wish/enums';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

export interface RemoveValues {
  reason: string;
  stones: keyof typeof removedStones;
}

export const removeDefaults: Partial<RemoveValues> = { stones: 'refund' };

/** Chooses what happens to the stones; how many they are may not be known. */
export function RemoveFields({ count }: { count?: number }) {
  const t = useTranslations();
  const stones = Form.useWatch<RemoveValues['stones'] | undefined>('stones') ?? 'refund';
  return (
    <Form.Item
      name="stones"
      label={t('wish.stones')}
      extra={<span aria-live="polite">{t(`wish.remove.effect.${stones}`, { count })}</span>}
    >
      <Radio.Group options={useOptions(removedStones)} />
    </Form.Item>
  );
}
