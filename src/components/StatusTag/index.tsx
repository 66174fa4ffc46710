import { useIntl } from '@umijs/max';
import { Tag } from 'antd';
import { useCallback } from 'react';
import { toneOf } from '@config/theme';
import type { Enum, Locale } from '@contract/enum';
import { useTheme } from '@/components/ThemeProvider';

interface StatusTagProps<E extends Enum> {
  /** The enum of `contract/` that declares label and tone. */
  of: E;
  value: keyof E & string;
  /** What else there is to say: "until 3 Dec". */
  suffix?: string;
}

/** A value of an enum in its colour, on a tint of it, with a dot. */
export function StatusTag<E extends Enum>({ of, value, suffix }: StatusTagProps<E>) {
  const { mode } = useTheme();
  const label = useLabel(of, value);
  const { ink, tint } = toneOf(mode)[of[value]?.tone ?? 'gray'];
  return (
    <Tag bordered={false} style={{ color: ink, background: tint, marginInlineEnd: 0 }}>
      <span aria-hidden="true" className="fish-dot" style={{ background: ink }} />
      {suffix ? `${label} ${suffix}` : label}
    </Tag>
  );
}

/** A value of an enum as plain text. */
export function EnumText<E extends Enum>({ of, value }: Pick<StatusTagProps<E>, 'of' | 'value'>) {
  return useLabel(of, value);
}

/** The label of an enum's value in the operator's language. */
export function useLabel<E extends Enum>(of: E, value: keyof E & string): string {
  return useLabels()(of, value);
}

/** Looks up labels in the operator's language. */
export function useLabels(): LabelOf {
  const locale = useIntl().locale as Locale;
  return useCallback((of, value) => of[value]?.label[locale] ?? value, [locale]);
}

export type LabelOf = <E extends Enum>(of: E, value: keyof E & string) => string;

/** An enum as the options of a select. */
export function useOptions(of: Enum): { value: string; label: string }[] {
  const locale = useIntl().locale as Locale;
  return Object.entries(of).map(([value, { label }]) => ({ value, label: label[locale] }));
}
