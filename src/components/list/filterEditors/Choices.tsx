import { Checkbox, Radio } from 'antd';
import { EnumText, useOptions } from '@/components/StatusTag';
import { isUnknownValue, unknownValuesOf } from '../unknownValues';
import type { FieldOf } from './input';

interface ChoicesProps {
  field: FieldOf<'choices'>;
  value?: string;
  onChange: (value: string | undefined) => void;
}

export function Choices({ field, value, onChange }: ChoicesProps) {
  const { options, single } = field;
  const chosen = value?.split(',') ?? [];
  const unknown = new Set([...unknownValuesOf(options), ...chosen.filter((each) => isUnknownValue(options, each))]);
  const choices = [
    ...useOptions(options),
    ...[...unknown].map((each) => ({ value: each, label: <EnumText of={options} value={each} /> })),
  ];
  // A radio button alone could not be unticked.
  if (single && choices.length > 1)
    return (
      <Radio.Group
        className="fish-choices"
        options={choices}
        value={chosen[0]}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <Checkbox.Group
      className="fish-choices"
      options={choices}
      value={chosen}
      onChange={(chosen) => onChange(chosen.join(',') || undefined)}
    />
  );
}
