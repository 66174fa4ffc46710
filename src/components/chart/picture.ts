import type { EChartsOption } from 'echarts';
import { loadEngine } from './load';

interface PictureOrder {
  option: EChartsOption;
  width: number;
  height: number;
  background: string;
}

const PIXEL_RATIO = 2;

export async function drawPicture({ option, width, height, background }: PictureOrder): Promise<Blob> {
  const { init } = await loadEngine();
  const drawn = init(document.createElement('div'), null, { width, height, devicePixelRatio: PIXEL_RATIO });
  try {
    drawn.setOption({ ...option, animation: false });
    const canvas = drawn.renderToCanvas({ pixelRatio: PIXEL_RATIO, backgroundColor: background });
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))), 'image/png');
    });
  } finally {
    drawn.dispose();
  }
}
