import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { audienceCalls } from '@contract/audience/calls';
import type { AudienceKind } from '@contract/audience/enums';
import { Has } from '@/components/availability/Has';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { type AudienceValues, audienceOf, valuesOfAudience } from '../values';
import { NameDialog } from './NameDialog';
import { PickDialog } from './PickDialog';

interface SavedAudiencesProps {
  /** The fields describe an audience, which can be saved. */
  isWhole: boolean;
  kinds?: readonly AudienceKind[];
}

/** Takes a saved audience into the form around it, or saves the form's for later. */
export function SavedAudiences({ isWhole, kinds }: SavedAudiencesProps) {
  const text = useTranslations('audience.saved');
  const form = Form.useFormInstance<AudienceValues>();
  const [dialog, setDialog] = useState<'pick' | 'save'>();
  const close = () => setDialog(undefined);

  const save = async (name: string) => {
    const audience = await audienceOf(form.getFieldsValue(true));
    await call(audienceCalls.saveOrUpdate, { name, audience }, { notice: false });
    notice.success(text('saved', { name }));
  };

  return (
    <Has call={audienceCalls.list}>
      <Flex gap={8} wrap className="audience-saved">
        <Button size="small" onClick={() => setDialog('pick')}>
          {text('pick')}
        </Button>
        <Has call={audienceCalls.saveOrUpdate}>
          <Button size="small" disabled={!isWhole} onClick={() => setDialog('save')}>
            {text('save')}
          </Button>
        </Has>
      </Flex>
      {dialog === 'pick' && (
        <PickDialog
          kinds={kinds}
          onPick={({ name, audience }) => {
            form.setFieldsValue(valuesOfAudience(audience));
            notice.success(text('picked', { name }));
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'save' && (
        <NameDialog title={text('save.title')} consequence={text('save.consequence')} onSave={save} onClose={close} />
      )}
    </Has>
  );
}
