import { Form, type FormItemProps } from 'antd';
import { useState } from 'react';
import { ImageUpload, type ImageUploadProps } from '.';

type ItemProps = Pick<FormItemProps, 'label' | 'className' | 'rules'>;

interface ImageFieldProps extends ItemProps, Omit<ImageUploadProps, 'onProblem' | 'value' | 'onChange' | 'id'> {
  name: string;
}

/** A picture in a form. What is wrong with a chosen file stands alone: that there is no picture follows from it. */
export function ImageField({ name, label, className, rules, ...upload }: ImageFieldProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <Form.Item
      name={name}
      label={label}
      className={className}
      rules={rules}
      help={problem && <span role="alert">{problem}</span>}
      validateStatus={problem && 'error'}
    >
      <ImageUpload {...upload} onProblem={setProblem} />
    </Form.Item>
  );
}
