import { Radio, Typography } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { type TargetType, useShown } from '@/components/OperationTimeline/useShown';
import { useIsMessage, useTranslations } from '@/locales/useTranslations';
import type { Read } from './draft';
import { type Difference, merge, type Side } from './merge';
import type { FieldValues } from './same';
import { useLastSave } from './useLastSave';

/** How a conflict shows a record's fields: like its timeline, except for fields that `show` draws. */
interface FieldView {
  type: TargetType;
  show?: (field: string, value: unknown) => ReactNode;
}

export interface ConflictView<Saved> extends FieldView {
  /** The record as the form has it. */
  valuesOf?: (record: Saved) => FieldValues;
}

export interface Collision {
  mine: FieldValues;
  differences: Difference[];
  now: Read;
}

interface ConflictDialogProps {
  collision: Collision;
  view?: FieldView;
  onChoose: (values: FieldValues) => void;
  onCancel: () => void;
}

/** It was saved first by someone else, or by oneself elsewhere: shows both values of each field to choose from. */
export const ConflictDialog = withDialogBoundary(function ConflictDialog({
  collision,
  view,
  onChoose,
  onCancel,
}: ConflictDialogProps) {
  const t = useTranslations();
  const { mine, differences, now } = collision;
  const [chosen, setChosen] = useState<Partial<Record<string, Side>>>(() =>
    Object.fromEntries(differences.map(({ name, changedBy }) => [name, changedBy])),
  );
  const { isOwn, text } = useLastSave(view?.type, now.values, differences);
  const isChosen = differences.every(({ name }) => chosen[name]);

  return (
    <Modal
      open
      title={t('conflict.title')}
      width={680}
      okText={t('conflict.save')}
      okButtonProps={{ disabled: !isChosen }}
      cancelText={t('conflict.cancel')}
      onOk={() => onChoose(merge(mine, differences, chosen))}
      onCancel={onCancel}
      maskClosable={false}
    >
      <Typography.Paragraph>
        {text && <strong>{text} </strong>}
        {t(isOwn ? 'conflict.text.you' : 'conflict.text')}
      </Typography.Paragraph>
      {differences.map((difference) => (
        <Choice
          key={difference.name}
          difference={difference}
          view={view}
          isOwn={isOwn}
          side={chosen[difference.name]}
          onSide={(side) => setChosen({ ...chosen, [difference.name]: side })}
        />
      ))}
    </Modal>
  );
});

interface ChoiceProps {
  difference: Difference;
  view?: FieldView;
  /** Both sides are the operator's. */
  isOwn: boolean;
  side?: Side;
  onSide: (side: Side) => void;
}

function Choice({ difference, view, isOwn, side, onSide }: ChoiceProps) {
  const t = useTranslations();
  const isMessage = useIsMessage();
  const shown = useShown();
  const label = useId();
  const { name, was, changedBy } = difference;
  const id = `field.${name}`;
  const sides = isOwn
    ? ({ mine: 'here', theirs: 'elsewhere' } as const)
    : ({ mine: 'mine', theirs: 'theirs' } as const);
  const show = (value: unknown) =>
    view?.show?.(name, value) || <bdi className="fish-text">{shown(view?.type ?? 'sysUser', name, value)}</bdi>;

  return (
    <fieldset className="fish-choice" aria-labelledby={label}>
      <div id={label}>
        <strong>{isMessage(id) ? t(id) : name}</strong>
        {!changedBy && (
          <Typography.Text type="danger"> · {t(isOwn ? 'conflict.both.you' : 'conflict.both')}</Typography.Text>
        )}
      </div>
      {!changedBy && (
        <Typography.Text type="secondary" className="fish-small">
          {t('conflict.was')} {show(was)}
        </Typography.Text>
      )}
      <Radio.Group value={side} onChange={({ target }) => onSide(target.value)} className="fish-choice-sides">
        {(['mine', 'theirs'] as const).map((each) => (
          <Radio key={each} value={each}>
            <span className="fish-small">
              {t(`conflict.${changedBy && each !== changedBy ? 'unchanged' : sides[each]}`)}
            </span>
            <br />
            {show(difference[each])}
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}
