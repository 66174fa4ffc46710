import { Flex, Slider, Typography } from 'antd';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Modal } from '@/components/boundary';
import { useTranslations } from '@/locales/useTranslations';
import 'react-easy-crop/react-easy-crop.css';
import { useAction } from '@/components/form/useAction';
import { revokeLater } from '@/components/objectUrl';
import type { ImageLimits } from './checkImage';
import { type Area, cutOut } from './crop';
import { ratioText } from './ratio';

interface CropDialogProps {
  file: File;
  limits: ImageLimits;
  /** Aborted once it is cancelled or gone: what is cut by then is wanted no more. */
  signal: AbortSignal;
  onDone: (cut: File) => void;
  onCancel: () => void;
}

const ZOOM_MAX = 4;

export default function CropDialog({ file, limits, signal, onDone, onCancel }: CropDialogProps) {
  const { ratio } = limits;
  const t = useTranslations();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const address = useAddress(file);
  const { run, running } = useAction(async () => {
    if (!area) return;
    const cut = await cutOut(file, area, limits);
    if (!signal.aborted) onDone(cut);
  });
  const text = (id: 'title' | 'done' | 'text' | 'area' | 'zoom') => t(`image.crop.${id}`, { ratio: ratioText(ratio) });

  return (
    <Modal
      open
      title={text('title')}
      width={560}
      okText={text('done')}
      okButtonProps={{ disabled: !area }}
      confirmLoading={running}
      onOk={() => run()}
      onCancel={onCancel}
      maskClosable={false}
    >
      <Typography.Paragraph type="secondary">{text('text')}</Typography.Paragraph>
      <div className="fish-crop">
        {address && (
          <Cropper
            image={address}
            aspect={ratio}
            crop={crop}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_part, pixels) => setArea(pixels)}
            cropperProps={{ role: 'group', 'aria-label': text('area') }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <Flex gap={12} align="center">
        <span aria-hidden="true">{text('zoom')}</span>
        <Slider
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          tooltip={{ open: false }}
          ariaLabelForHandle={text('zoom')}
          className="fish-grow"
        />
      </Flex>
    </Modal>
  );
}

function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => revokeLater(made);
  }, [file]);
  return address;
}
