import { useIntl } from '@umijs/max';
import { Button, Flex, Form, type GetRef, type Input } from 'antd';
import { VARIABLES } from '@contract/variables';

/** Buttons that put a variable into a text of the form around, where the cursor is. */
export function InsertVariable({ into }: { into: string }) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance();

  const insert = (source: string) => {
    const ref: Partial<GetRef<typeof Input.TextArea> & GetRef<typeof Input>> | undefined = form.getFieldInstance(into);
    const area = ref?.resizableTextArea?.textArea ?? ref?.input;
    const text: string = form.getFieldValue(into) ?? '';
    const start = area?.selectionStart ?? text.length;
    const end = area?.selectionEnd ?? text.length;
    form.setFieldValue(into, text.slice(0, start) + source + text.slice(end));
    // Once the text stands there, the cursor goes behind what was put in.
    setTimeout(() => {
      area?.focus();
      area?.setSelectionRange(start + source.length, start + source.length);
    });
  };

  return (
    <Flex
      role="group"
      gap={4}
      wrap
      align="center"
      className="fish-insert"
      aria-label={formatMessage({ id: 'variable.insert' })}
    >
      <span className="fish-small">{formatMessage({ id: 'variable.insert' })}</span>
      {VARIABLES.map((name) => (
        <Button key={name} size="small" onClick={() => insert(`{${name}}`)}>
          {formatMessage({ id: `variable.${name}` })}
        </Button>
      ))}
    </Flex>
  );
}
