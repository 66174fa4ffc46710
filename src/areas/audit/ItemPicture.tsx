import { HeartOutlined, IdcardOutlined, PictureOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { AuditItem } from '@contract/audit';
import { Picture } from '@/components/Picture';
import { addressOf } from '@/request';

const placeholders: Readonly<Record<AuditItem['kind'], ReactNode>> = {
  room: <PictureOutlined aria-hidden />,
  cover: <PictureOutlined aria-hidden />,
  avatar: <PictureOutlined aria-hidden />,
  nickname: <IdcardOutlined aria-hidden />,
  wish: <HeartOutlined aria-hidden />,
};

/** The picture of an item, or a sign of its kind where it is a text. */
export function ItemPicture({ item: { kind, image } }: { item: AuditItem }) {
  return (
    <div className="fish-audit-picture" data-kind={kind}>
      <Picture src={image ? addressOf(image) : undefined} ratio={16 / 9} placeholder={placeholders[kind]} />
    </div>
  );
}
