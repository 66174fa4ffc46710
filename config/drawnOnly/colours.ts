import { FastColor } from '@ant-design/fast-color';

/** In place of the colours of antd's picker, gradients among them: a tooltip asks how light one is. */
export const generateColor = (color?: string) => new FastColor(color ?? '');
