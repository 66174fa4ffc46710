import { Input, type InputProps } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { type MoneyCurrency, minorDigits, toMajor } from '@contract/money.enums';
import { isComposing } from '@/components/shortcuts/keys';
import { readAmount } from './readAmount';

interface AmountInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  currency: MoneyCurrency;
  /** In minor units, or the text as typed if it is invalid. */
  value?: unknown;
  onChange?: (value: number | string | null) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Text, because a number input drops what it can't read: `12,50` would become 1250. */
export function AmountInput({ currency, value, onChange, onBlur, ...props }: AmountInputProps) {
  const [typed, setTyped] = useState<string>();
  const written = () => setTyped(undefined);
  const isOfValue = typed !== undefined && heldAmount(typed, currency) === (value ?? null);

  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = STEPS[event.key];
    // What is typed and no amount stays, to be put right.
    if (!direction || typeof value === 'string' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    written();
    const minor = typeof value === 'number' ? value : 0;
    onChange?.(minor + direction * (event.shiftKey ? 10 : 1) * 10 ** minorDigits[currency]);
  };

  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      role="spinbutton"
      aria-valuenow={typeof value === 'number' ? Number(toMajor(value, currency)) : undefined}
      {...props}
      // While it is typed it stays as typed: `12.5`, and `12.50` once it is left.
      value={isOfValue ? typed : shownAmount(value, currency)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(heldAmount(target.value, currency));
      }}
      onKeyDown={step}
      onPressEnter={written}
      onBlur={(event) => {
        written();
        onBlur?.(event);
      }}
    />
  );
}

export const shownAmount = (value: unknown, currency: MoneyCurrency): string =>
  typeof value === 'number' ? toMajor(value, currency) : String(value ?? '');

/** What a form holds of a typed amount: minor units, or the text itself if it is invalid. */
export const heldAmount = (text: string, currency: MoneyCurrency): number | string | null =>
  text === '' ? null : (readAmount(text, currency) ?? text);
