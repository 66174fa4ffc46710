import { FastColor } from '@ant-design/fast-color';

/** In place of `@ctrl/tinycolor`, in what ProLayout's theme asks of it, by the colours that antd brings. */
export class TinyColor {
  private readonly color: FastColor;

  constructor(color: string | FastColor) {
    this.color = new FastColor(color);
  }

  setAlpha(alpha: number): TinyColor {
    return new TinyColor(this.color.setA(alpha));
  }

  toRgbString(): string {
    return this.color.toRgbString();
  }
}
