import { PictureOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Progress, Typography } from 'antd';
import { lazy, Suspense, useEffect, useEffectEvent, useId } from 'react';
import { uploadCalls } from '@contract/upload.calls';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '@contract/upload.enums';
import { PartBoundary } from '@/components/boundary';
import { Picture } from '@/components/Picture';
import { useTranslations } from '@/locales/useTranslations';
import { pictureAt } from '@/request';
import { useHas } from '@/request/availability';
import { megabytes } from './checkImage';
import { PictureAddress } from './PictureAddress';
import { ratioText, smallest } from './ratio';
import { useImageUpload } from './useImageUpload';

const CropDialog = lazy(() => import('./CropDialog'));

export interface ImageUploadProps {
  /** Width to height, such as 16 / 9; a picture that differs by more than 2 % is cropped first. */
  ratio: number;
  /** The ratio must be exact to the pixel. */
  exact?: boolean;
  maxBytes?: number;
  minWidth?: number;
  /** True while a picture is being uploaded: until then the form holds the old one. */
  onBusyChange?: (busy: boolean) => void;
  /** What is wrong with the chosen file, for the form item to say; without a text: nothing any more. */
  onProblem: (text?: string) => void;
  /** From the form item: the uploaded picture's path, as the contract's `imageUrl`. */
  value?: string;
  onChange?: (url: string) => void;
  id?: string;
  'aria-describedby'?: string;
}

/** Use it by `ImageField`. Uploads a picture, or takes the address of one if the service takes no uploads. */
export function ImageUpload(props: ImageUploadProps) {
  const uploads = useHas(uploadCalls.image);
  const { exact, maxBytes, minWidth, onBusyChange, onProblem, ...field } = props;
  return uploads ? <Upload {...props} /> : <PictureAddress {...field} />;
}

function Upload({
  ratio,
  exact,
  maxBytes = IMAGE_MAX_BYTES,
  minWidth,
  onBusyChange,
  onProblem,
  value,
  onChange,
  ...field
}: ImageUploadProps) {
  const t = useTranslations();
  const limits = { ratio, exact, maxBytes, minWidth };
  const { sending, isRefused, cropping, choose, cancel } = useImageUpload(limits, {
    onDone: (url) => onChange?.(url),
    onProblem,
  });
  const notes = useId();
  const size = useSizeText(ratio, minWidth);
  const busy = Boolean(sending);
  const shown = sending?.preview ?? pictureAt(value);

  const tell = useEffectEvent((isBusy: boolean) => onBusyChange?.(isBusy));
  useEffect(() => tell(busy), [busy]);

  return (
    <Flex vertical gap={8}>
      <div className="fish-drop" data-filled={Boolean(shown)}>
        <Picture
          src={shown}
          ratio={ratio}
          placeholder={
            <Flex vertical align="center" gap={4}>
              <PictureOutlined style={{ fontSize: 24 }} aria-hidden />
              {t('image.choose')}
            </Flex>
          }
        />
        <input
          {...field}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          title={t(shown ? 'image.replace' : 'image.choose')}
          aria-describedby={[field['aria-describedby'], notes].filter(Boolean).join(' ')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Without this, choosing the same file again would fire no change event.
            target.value = '';
            if (file) void choose(file);
          }}
        />
      </div>
      {sending && (
        <Flex gap={8} align="center">
          <Progress percent={Math.round(sending.part * 100)} size="small" aria-label={t('image.sending')} />
          <Button size="small" onClick={cancel}>
            {t('action.cancel')}
          </Button>
        </Flex>
      )}
      {cropping && (
        // If the crop dialog's chunk fails to load, the form around it stays.
        <PartBoundary look="dialog" onClose={cancel}>
          <Suspense>
            <CropDialog {...cropping} limits={limits} onDone={choose} onCancel={cancel} />
          </Suspense>
        </PartBoundary>
      )}
      {isRefused && (
        <Input
          aria-label={t('image.address')}
          placeholder={t('image.address')}
          value={value}
          onChange={({ target }) => onChange?.(target.value.trim())}
        />
      )}
      <Typography.Text id={notes} type="secondary" className="fish-small">
        {t(shown ? 'image.hint.filled' : 'image.hint', { size, limit: megabytes(maxBytes) })}
      </Typography.Text>
    </Flex>
  );
}

function useSizeText(ratio: number, minWidth?: number): string {
  const t = useTranslations();
  if (!minWidth) return ratioText(ratio);
  const [width, height] = smallest(minWidth, ratio);
  return t('image.size', { ratio: ratioText(ratio), width, height });
}
