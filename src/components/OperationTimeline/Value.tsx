import { PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Picture } from '@/components/Picture';
import { useTranslations } from '@/locales/useTranslations';
import { pictureAt } from '@/request';
import { type TargetType, useShown } from './useShown';

/** Fields that hold a picture, with its width to height. */
const PICTURES: Readonly<Record<string, number>> = { cover: 16 / 9, avatar: 1, icon: 1 };

const LONG = 120;
const BRIEF = 40;

interface ValueProps {
  of: TargetType;
  field: string;
  value: unknown;
  gone?: boolean;
  /** Cut short, without a way to the rest. */
  brief?: boolean;
}

export function Value({ of, field, value, gone, brief }: ValueProps) {
  const text = useShown()(of, field, value);
  const ratio = PICTURES[field];
  if (ratio && typeof value === 'string' && value) {
    const style = { display: 'inline-grid', width: 32 * ratio, verticalAlign: 'middle', opacity: gone ? 0.5 : 1 };
    return <Picture src={pictureAt(value)} ratio={ratio} placeholder={<PictureOutlined aria-hidden />} style={style} />;
  }
  const shown = brief ? <bdi>{cut(text, BRIEF)}</bdi> : <Cut text={text} />;
  return gone ? <del>{shown}</del> : shown;
}

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${Array.from(text).slice(0, length).join('').trimEnd()}…`;

function Cut({ text }: { text: string }) {
  const t = useTranslations();
  const [whole, setWhole] = useState(false);
  if (text.length <= LONG) return <bdi className="fish-text">{text}</bdi>;
  return (
    <>
      <bdi className="fish-text">{whole ? text : cut(text, LONG)}</bdi>{' '}
      <Button type="link" size="small" className="fish-inline" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {t(whole ? 'operation.less' : 'operation.whole')}
      </Button>
    </>
  );
}
