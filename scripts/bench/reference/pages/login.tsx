import { Button, Form, Input } from 'antd';

export default function Login() {
  return (
    <Form layout="vertical">
      <Form.Item name="account" label="Account">
        <Input />
      </Form.Item>
      <Form.Item name="password" label="Password">
        <Input.Password />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        Sign in
      </Button>
    </Form>
  );
}
