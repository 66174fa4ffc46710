import { Button, Flex, Form, type GetRef, type Input } from 'antd';
import { VARIABLES } from '@contract/variables';
import { useTranslations } from '@/locales/useTranslations';

export function InsertVariable({ into }: { into: string }) {
  const t = useTranslations();
  const form = Form.useFormInstance();

  const insert = (source: string) => {
    const ref: Partial<GetRef<typeof Input.TextArea> & GetRef<typeof Input>> | undefined = form.getFieldInstance(into);
    const area = ref?.resizableTextArea?.textArea ?? ref?.input;
    const text: string = form.getFieldValue(into) ?? '';
    const start = area?.selectionStart ?? text.length;
    const end = area?.selectionEnd ?? text.length;
    form.setFieldValue(into, text.slice(0, start) + source + text.slice(end));
    // The cursor can only move once React has written the new text.
    setTimeout(() => {
      area?.focus();
      area?.setSelectionRange(start + source.length, start + source.length);
    });
  };

  return (
    <Flex role="group" gap={4} wrap align="center" className="fish-insert" aria-label={t('variable.insert')}>
      <span className="fish-small">{t('variable.insert')}</span>
      {VARIABLES.map((name) => (
        <Button key={name} size="small" onClick={() => insert(`{${name}}`)}>
          {t(`variable.${name}`)}
        </Button>
      ))}
    </Flex>
  );
}
