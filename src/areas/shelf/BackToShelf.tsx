import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Flex } from 'antd';

/** The way back from an entry to the whole shelf. */
export function BackToShelf() {
  const { formatMessage } = useIntl();
  return (
    <Flex align="center" className="fish-record-bar">
      <Link to="/fileResoute/u">
        <ArrowLeftOutlined aria-hidden /> {formatMessage({ id: 'shelf.back' })}
      </Link>
    </Flex>
  );
}
