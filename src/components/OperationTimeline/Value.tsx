import { PictureOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { Picture } from '@/components/Picture';
import { addressOf } from '@/request';
import { type TargetType, useShown } from './useShown';

/** Fields that hold the address of a picture, with its width to height. */
const PICTURES: Readonly<Record<string, number>> = { cover: 16 / 9, avatar: 1, icon: 1 };

/** A text longer than this is cut. */
const LONG = 120;

interface ValueProps {
  of: TargetType;
  field: string;
  value: unknown;
  /** It is not so any more. */
  gone?: boolean;
}

/** A field's value as an operator reads it: a label, a time, a small picture, a text that is cut when it is long. */
export function Value({ of, field, value, gone }: ValueProps) {
  const text = useShown(of)(field, value);
  const ratio = PICTURES[field];
  if (ratio && typeof value === 'string' && value) {
    const style = { display: 'inline-grid', width: 32 * ratio, verticalAlign: 'middle', opacity: gone ? 0.5 : 1 };
    return <Picture src={addressOf(value)} ratio={ratio} placeholder={<PictureOutlined />} style={style} />;
  }
  const shown = <Cut text={text} />;
  return gone ? <del>{shown}</del> : shown;
}

function Cut({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  const [whole, setWhole] = useState(false);
  if (text.length <= LONG) return <bdi className="fish-text">{text}</bdi>;
  return (
    <>
      <bdi className="fish-text">{whole ? text : `${Array.from(text).slice(0, LONG).join('').trimEnd()}…`}</bdi>{' '}
      <Button type="link" size="small" className="fish-inline" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {formatMessage({ id: whole ? 'operation.less' : 'operation.whole' })}
      </Button>
    </>
  );
}
