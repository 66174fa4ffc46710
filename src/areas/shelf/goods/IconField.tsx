import { ICON_MAX_BYTES, ICON_RATIO } from '@contract/gift/enums';
import { ImageField } from '@/components/ImageUpload/ImageField';
import { useTranslations } from '@/locales/useTranslations';

/** The picture of a package or a gift. */
export function IconField({ onBusyChange }: { onBusyChange: (busy: boolean) => void }) {
  const t = useTranslations();
  return (
    <ImageField
      name="icon"
      label={t('field.icon')}
      className="mall-icon-field"
      rules={[{ required: true, message: t('mall.icon.rule') }]}
      exact
      ratio={ICON_RATIO}
      maxBytes={ICON_MAX_BYTES}
      onBusyChange={onBusyChange}
    />
  );
}
