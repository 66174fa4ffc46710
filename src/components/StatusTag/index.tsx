import { Typography } from 'antd';
import { useCallback } from 'react';
import { toneOf } from '@config/theme';
import type { Enum } from '@contract/enum';
import { MISSING } from '@/components/format';
import { useTheme } from '@/components/ThemeProvider';
import { useLocale } from '@/locales/useLocale';
import { useTranslations } from '@/locales/useTranslations';

interface StatusTagProps<E extends Enum> {
  /** The enum in `contract/` with labels and tones. */
  of: E;
  /** Of a service that has other values, any text. */
  value: keyof E & string;
  suffix?: string;
  /** Instead of the label, where nothing beside the tag says what the value is of. */
  text?: string;
}

/** A value that the contract does not know stands in grey, as it came. */
export function StatusTag<E extends Enum>({ of, value, suffix, text }: StatusTagProps<E>) {
  const t = useTranslations();
  const { mode } = useTheme();
  const known = useLabel(of, value);
  const label = text ?? known;
  if (!label) return MISSING;
  const item = itemOf(of, value);
  const { ink, tint } = toneOf(mode)[item?.tone ?? 'gray'];
  return (
    <span className="fish-tag" title={item ? undefined : t('value.unknown')} style={{ color: ink, background: tint }}>
      <span aria-hidden="true" className="fish-dot" style={{ background: ink }} />
      {suffix ? `${label} ${suffix}` : label}
    </span>
  );
}

export function EnumText<E extends Enum>({ of, value }: Pick<StatusTagProps<E>, 'of' | 'value'>) {
  const t = useTranslations();
  const label = useLabel(of, value);
  if (!label || itemOf(of, value)) return label || MISSING;
  return (
    <Typography.Text type="secondary" title={t('value.unknown')}>
      {label}
    </Typography.Text>
  );
}

export function useLabel<E extends Enum>(of: E, value: keyof E & string): string {
  return useLabels()(of, value);
}

/** Empty for a missing value. */
export function useLabels(): LabelOf {
  const locale = useLocale();
  return useCallback((of, value) => itemOf(of, value)?.label[locale] ?? value ?? '', [locale]);
}

export type LabelOf = <E extends Enum>(of: E, value: keyof E & string) => string;

const itemOf = (of: Enum, value: string | undefined) => (Object.hasOwn(of, value ?? '') ? of[value ?? ''] : undefined);

export function useOptions(of: Enum): { value: string; label: string }[] {
  const locale = useLocale();
  return Object.entries(of).map(([value, { label }]) => ({ value, label: label[locale] }));
}
