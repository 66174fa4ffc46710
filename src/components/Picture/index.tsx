import { type CSSProperties, type ReactNode, useState } from 'react';

interface PictureProps {
  /** As an address the browser can load; nothing shows the placeholder. */
  src?: string;
  /** Width to height of the frame; the picture fills it. */
  ratio: number;
  /** Stands where there is no picture, or one that can't be loaded. */
  placeholder: ReactNode;
  style?: CSSProperties;
}

/** A picture in a frame that keeps its place while it loads. What it shows is told beside it, so it has no name here. */
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
