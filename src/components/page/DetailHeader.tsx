import { Button } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import type { Path } from '@contract/index';
import { Has } from '@/components/availability/Has';
import { type MenuAction, MoreMenu } from '@/components/MoreMenu';
import { useTranslations } from '@/locales/useTranslations';
import { PageHeader } from './PageHeader';

interface DetailHeaderProps extends Omit<ComponentProps<typeof PageHeader>, 'actions'> {
  items: readonly MenuAction[];
  /** Absent while the record is being edited; without the call there is no editing. */
  edit?: { call: Path; start: () => void };
  /** The one primary action while the record is not edited. */
  primary?: ReactNode;
}

export function DetailHeader({ items, edit, primary, ...header }: DetailHeaderProps) {
  const t = useTranslations();
  const actions = (
    <>
      {primary}
      {edit && (
        <Has call={edit.call}>
          <Button type="primary" onClick={edit.start}>
            {t('action.edit')}
          </Button>
        </Has>
      )}
      <MoreMenu inHeader label={t('action.more')} items={items} />
    </>
  );
  return <PageHeader {...header} actions={actions} />;
}
