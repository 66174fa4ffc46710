import { Flex, Typography } from 'antd';
import type { User } from '@contract/user';
import { PersonAvatar } from '@/components/PersonAvatar';
import { UserStatus } from '../UserStatus';

export function Identity({ user }: { user: User }) {
  const { id, number, nickname, avatar } = user;
  return (
    <Flex align="center" gap={12}>
      <PersonAvatar name={nickname} seed={id} src={avatar} size={40} />
      <div className="fish-grow fish-clip">
        <Typography.Title level={2} className="fish-title fish-clip" title={nickname}>
          <bdi>{nickname}</bdi>
        </Typography.Title>
        <Flex align="center" gap={8} wrap>
          <Typography.Text type="secondary" className="fish-small">
            {number}
          </Typography.Text>
          <UserStatus user={user} />
        </Flex>
      </div>
    </Flex>
  );
}
