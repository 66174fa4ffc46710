import { type CSSProperties, type ReactNode, useState } from 'react';

interface PictureProps {
  /** A URL; without it the placeholder is shown. */
  src?: string;
  /** Width to height; the picture covers the frame. */
  ratio: number;
  /** Shown without a picture, or if it can't be loaded. */
  placeholder: ReactNode;
  style?: CSSProperties;
}

/** Keeps its size while loading. It has no alternative text, because its name stands beside it. */
export function Picture({ src, ratio, placeholder, style }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className="fish-picture" style={{ aspectRatio: ratio, ...style }}>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" draggable={false} onError={() => setBroken(src)} />
      ) : (
        placeholder
      )}
    </div>
  );
}
