import { PictureOutlined } from '@ant-design/icons';
import { Flex, Input, Typography } from 'antd';
import { useId } from 'react';
import { Picture } from '@/components/Picture';
import { useTranslations } from '@/locales/useTranslations';
import { addressOf } from '@/request';

interface PictureAddressProps {
  ratio: number;
  value?: string;
  onChange?: (url: string) => void;
  id?: string;
  'aria-describedby'?: string;
}

/** In place of an upload, for services that take none: the address of a picture that is somewhere already. */
export function PictureAddress({ ratio, value, onChange, ...field }: PictureAddressProps) {
  const t = useTranslations();
  const hint = useId();
  return (
    <Flex vertical gap={8}>
      <Picture src={value && addressOf(value)} ratio={ratio} placeholder={<PictureOutlined aria-hidden />} />
      <Input
        {...field}
        aria-describedby={[field['aria-describedby'], hint].filter(Boolean).join(' ')}
        value={value}
        onChange={({ target }) => onChange?.(target.value.trim())}
      />
      <Typography.Text id={hint} type="secondary" className="fish-small">
        {t('image.address.hint')}
      </Typography.Text>
    </Flex>
  );
}
