import { InputNumber, type InputNumberProps } from 'antd';
import { plainAmount } from '@/components/money/readAmount';

type Held = number | string | null;

interface NumberInputProps
  extends Omit<InputNumberProps<number | string>, 'parser' | 'onInput' | 'onChange' | 'value'> {
  value?: Held;
  onChange?: (value: Held) => void;
}

/** A number, or what is on its way to one, such as `-`. */
const BEGUN = /^-?\d*\.?\d*(e[-+]?\d*)?$/i;

/**
 * antd's input without its reading: that drops what it can't read, so that `1,5` became 15. Here such a text is the
 * value, as typed, for the rules of the field to refuse.
 */
export function NumberInput({ value, onChange, ...props }: NumberInputProps) {
  const typed = (text: string) => {
    const plain = plainAmount(text);
    if (!plain) onChange?.(null);
    else if (!BEGUN.test(plain)) onChange?.(text);
  };
  const read = (next: Held) => {
    // When left, antd's input empties what is no number.
    if (next !== null || typeof value !== 'string') onChange?.(next);
  };
  return (
    <InputNumber<number | string>
      changeOnWheel={false}
      {...props}
      value={value}
      parser={(text) => plainAmount(text ?? '')}
      onInput={typed}
      onChange={read}
    />
  );
}
