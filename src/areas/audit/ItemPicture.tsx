import { HeartOutlined, IdcardOutlined, PictureOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { AuditItem } from '@contract/audit';
import { Picture } from '@/components/Picture';
import { pictureAt } from '@/request';

const placeholders: Readonly<Record<AuditItem['kind'], ReactNode>> = {
  room: <PictureOutlined aria-hidden />,
  cover: <PictureOutlined aria-hidden />,
  avatar: <PictureOutlined aria-hidden />,
  nickname: <IdcardOutlined aria-hidden />,
  wish: <HeartOutlined aria-hidden />,
};

export function ItemPicture({ item: { kind, image } }: { item: AuditItem }) {
  return (
    <div className="fish-audit-picture" data-kind={kind}>
      <Picture src={pictureAt(image)} ratio={16 / 9} placeholder={placeholders[kind]} />
    </div>
  );
}
