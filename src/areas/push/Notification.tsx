import type { CSSProperties, Ref } from 'react';
import { Mark } from '@/components/Brand';
import { useTranslations } from '@/locales/useTranslations';
import { pictureAt } from '@/request';
import { BODY_LINES, type Shape, type System } from './looks';

export interface ShownPush {
  title: string;
  body: string;
  image?: string | null;
}

interface NotificationProps {
  of: ShownPush;
  system: System;
  shape: Shape;
  /** For measuring the two texts. */
  titleRef?: Ref<HTMLParagraphElement>;
  bodyRef?: Ref<HTMLParagraphElement>;
}

/** A push as a phone draws it, with the phone's width and font. */
export function Notification({ of: { title, body, image }, system, shape, titleRef, bodyRef }: NotificationProps) {
  const text = useTranslations('push.phone');
  const picture = image && <img src={pictureAt(image)} alt="" className="push-note-picture" />;
  return (
    <article className="push-note" data-system={system} data-shape={shape}>
      <span className="push-note-icon">
        <Mark size={system === 'ios' ? 38 : 24} />
      </span>
      <div className="push-note-texts">
        {system === 'android' && (
          <p className="push-note-from">
            {text('app')} · {text('now')}
          </p>
        )}
        <p ref={titleRef} dir="auto" className="push-note-title">
          {title}
        </p>
        <p
          ref={bodyRef}
          dir="auto"
          className="push-note-body"
          style={{ '--lines': BODY_LINES[system][shape] } as CSSProperties}
        >
          {body}
        </p>
        {shape === 'expanded' && picture}
      </div>
      {system === 'ios' && <span className="push-note-now">{text('now')}</span>}
      {shape === 'collapsed' && picture}
    </article>
  );
}
