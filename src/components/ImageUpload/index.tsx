import { PictureOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex, Progress, Typography } from 'antd';
import { lazy, Suspense, useEffect, useId } from 'react';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '@contract/upload.enums';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { Picture } from '@/components/Picture';
import { addressOf } from '@/request';
import { megabytes } from './checkImage';
import { ratioText } from './ratio';
import { useImageUpload } from './useImageUpload';

const CropDialog = lazy(() => import('./CropDialog'));

interface ImageUploadProps {
  /** Width to height, such as 16 / 9; a picture that is off by more than 2 % is cut to it first. */
  ratio: number;
  /** Not even a pixel off. */
  exact?: boolean;
  maxBytes?: number;
  /** In pixels; a narrower picture is refused. */
  minWidth?: number;
  /** Hears when a picture is on its way: until it has arrived, the form still holds the one before. */
  onBusyChange?: (busy: boolean) => void;
  /** From the form item: the path of the uploaded picture, as the contract's `imageUrl`. */
  value?: string;
  onChange?: (url: string) => void;
  id?: string;
  'aria-describedby'?: string;
}

/** A form control for one picture: chosen or dropped, cut to its ratio, checked before it is sent, previewed, replaced. */
export function ImageUpload({
  ratio,
  exact,
  maxBytes = IMAGE_MAX_BYTES,
  minWidth,
  onBusyChange,
  value,
  onChange,
  ...field
}: ImageUploadProps) {
  const { formatMessage } = useIntl();
  const { sending, error, cropping, choose, cancel } = useImageUpload({ ratio, exact, maxBytes, minWidth }, (url) =>
    onChange?.(url),
  );
  const notes = useId();
  const busy = Boolean(sending);
  const shown = sending?.preview ?? (value && addressOf(value));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback may be another one at each render
  useEffect(() => onBusyChange?.(busy), [busy]);

  return (
    <Flex vertical gap={8}>
      <div className="fish-drop" data-filled={Boolean(shown)}>
        <Picture
          src={shown}
          ratio={ratio}
          placeholder={
            <Flex vertical align="center" gap={4}>
              <PictureOutlined style={{ fontSize: 24 }} />
              {formatMessage({ id: 'image.choose' })}
            </Flex>
          }
        />
        <input
          {...field}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          title={formatMessage({ id: shown ? 'image.replace' : 'image.choose' })}
          aria-describedby={[field['aria-describedby'], notes].filter(Boolean).join(' ')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Emptied, so that choosing the same file again counts as a change.
            target.value = '';
            if (file) void choose(file);
          }}
        />
      </div>
      {sending && (
        <Flex gap={8} align="center">
          <Progress
            percent={Math.round(sending.part * 100)}
            size="small"
            aria-label={formatMessage({ id: 'image.sending' })}
          />
          <Button size="small" onClick={cancel}>
            {formatMessage({ id: 'action.cancel' })}
          </Button>
        </Flex>
      )}
      {cropping && (
        // A part of the console that can't be loaded must not take what was typed around it.
        <ErrorBoundary>
          <Suspense>
            <CropDialog file={cropping} ratio={ratio} onDone={choose} onCancel={cancel} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Flex vertical id={notes}>
        {error && (
          <Typography.Text type="danger" role="alert">
            {error}
          </Typography.Text>
        )}
        <Typography.Text type="secondary" className="fish-small">
          {formatMessage(
            { id: shown ? 'image.hint.filled' : 'image.hint' },
            { ratio: ratioText(ratio), limit: megabytes(maxBytes) },
          )}
        </Typography.Text>
      </Flex>
    </Flex>
  );
}
