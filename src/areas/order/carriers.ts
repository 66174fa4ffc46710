import type { Locale } from '@contract/enum';

/** Suggestions; any other carrier can be typed. */
const carriers: readonly Readonly<Record<Locale, string>>[] = [
  { 'en-US': 'SF Express', 'zh-CN': '顺丰速运' },
  { 'en-US': 'YTO Express', 'zh-CN': '圆通速递' },
  { 'en-US': 'ZTO Express', 'zh-CN': '中通快递' },
  { 'en-US': 'STO Express', 'zh-CN': '申通快递' },
  { 'en-US': 'Yunda Express', 'zh-CN': '韵达快递' },
  { 'en-US': 'JD Logistics', 'zh-CN': '京东物流' },
  { 'en-US': 'EMS', 'zh-CN': 'EMS' },
  { 'en-US': 'DHL', 'zh-CN': 'DHL' },
  { 'en-US': 'FedEx', 'zh-CN': 'FedEx' },
  { 'en-US': 'UPS', 'zh-CN': 'UPS' },
];

/** Carriers whose name in either language contains the typed text, in the operator's language. */
export function suggestCarriers(typed: string, locale: Locale): string[] {
  const part = typed.trim().toLowerCase();
  return carriers
    .filter((names) => Object.values(names).some((name) => name.toLowerCase().includes(part)))
    .map((names) => names[locale]);
}
