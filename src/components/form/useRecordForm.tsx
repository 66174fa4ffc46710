import { Form, type FormInstance, type FormProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { isObject } from '@/components/draft/storage';
import { useFound, useKeeper } from '@/components/draft/useDraft';
import { CheckNote } from '@/components/retry/CheckNote';
import { useUnsavedChanges } from '@/components/unsavedChanges';
import { isConflict, RequestFailure } from '@/request';
import { type Collision, ConflictDialog, type ConflictView } from './ConflictDialog';
import { DraftNote } from './DraftNote';
import { draftOf, isDraft, type Read, valuesOfDraft } from './draft';
import { differencesOf } from './merge';
import { differs, type FieldValues } from './same';
import { type Look, UnknownOutcome } from './UnknownOutcome';
import { useFieldsAsSent } from './useFieldsAsSent';
import { useFormSubmit } from './useFormSubmit';

export interface RecordFormOptions<Values, Saved> {
  /** Unique at its address, because the draft is stored by it. */
  name: string;
  /** The record to edit, or the first values of a new one. */
  initialValues?: Partial<Values> & { version?: number };
  /**
   * The call, made with `notice: false`. An edit sends `version`, at which the record was read. `read` holds the fields
   * at that version, after a conflict too.
   */
  send: (values: Values, version: number | undefined, read: Partial<Values>) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  look?: Look<Saved>;
  /** Lets the operator choose, field by field, where someone else saved first; without it that is told as any refusal. */
  conflict?: ConflictView<Saved>;
  /** Names in the query that the form depends on; `id` by default. */
  params?: readonly string[];
  /** Fields that no draft keeps, besides passwords: they are to be typed each time. */
  unkept?: readonly string[];
}

interface RecordForm<Values> {
  props: Pick<FormProps<Values>, 'initialValues' | 'onValuesChange' | 'onFinish' | 'scrollToFirstError'> & {
    form: FormInstance<Values>;
  };
  /** Shown above the fields: a restored draft, errors, and the form's dialogs. */
  notes: ReactNode;
  submitting: boolean;
  leave: (close: () => void) => void;
  reset: () => void;
}

interface Unanswered {
  sent: FieldValues;
  found?: 'changed';
}

const whole = (values: FieldValues): FieldValues => values;

/**
 * A form of one record, submitted once at a time. It asks before typed text is lost, keeps a draft when the session
 * ends, lets the operator resolve a conflict field by field, and says so when no answer came.
 */
export function useRecordForm<Values extends object, Saved>({
  name,
  initialValues,
  send,
  onSaved,
  look,
  conflict,
  params,
  unkept,
}: RecordFormOptions<Values, Saved>): RecordForm<Values> {
  const [form] = Form.useForm<Values>();
  const watched = Form.useWatch(whole, form as FormInstance);
  const draft = useFound(name, isDraft);
  const [isBack, setIsBack] = useState(Boolean(draft));
  const [read, setRead] = useState<Read>(() => draft?.read ?? readOf(initialValues));
  const [collision, setCollision] = useState<Collision>();
  const [unanswered, setUnanswered] = useState<Unanswered>();

  const dirty = watched ? differs(read.values, watched) : Boolean(draft);
  const guard = useUnsavedChanges(dirty, { params });
  useKeeper(name, () => draftOf(form, read, unkept));

  const asSent = useFieldsAsSent(form as FormInstance, watched);

  const settle = (saved: Saved, values: FieldValues) => {
    asSent.release();
    setRead({ values, version: readOf(saved).version });
    setUnanswered(undefined);
    setIsBack(false);
    guard.release();
    onSaved(saved);
  };

  const deliver = async (values: Values, against = read): Promise<void> => {
    setUnanswered(undefined);
    try {
      settle(await send(values, against.version, against.values as Partial<Values>), fieldsOf(values));
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      if (failure.outcomeUnknown) return setUnanswered({ sent: fieldsOf(values), found: failure.found });
      const theirs = await savedMeanwhile(failure, conflict, look);
      // The same version was refused again: repeating the save would never end.
      if (!theirs || readOf(theirs).version === against.version) throw failure;
      await collide(values, against, theirs);
    }
  };

  /** Someone else saved first. If they changed none of this form's fields, the save is simply repeated. */
  const collide = async (values: Values, against: Read, theirs: FieldValues): Promise<void> => {
    const mine = fieldsOf(values);
    const differences = differencesOf(against.values, mine, theirs);
    const now = readOf(theirs);
    if (differences.some(({ changedBy }) => changedBy !== 'mine')) {
      setCollision({ mine, differences, now });
      return;
    }
    setRead(now);
    await deliver(values, now);
  };

  const { submit, submitting, failure } = useFormSubmit<Values, Read>(form, (values, against) =>
    asSent.keep(fieldsOf(values), () => deliver(values, against)),
  );

  const reset = () => {
    if (asSent.areKept()) return;
    const start: FieldValues = { ...initialValues };
    const names = Object.keys(form.getFieldsValue());
    form.setFields(names.map((field) => ({ name: field as never, value: start[field] as never, errors: [] })));
    setRead(readOf(initialValues));
    setIsBack(false);
  };

  return {
    props: {
      form,
      initialValues: { ...initialValues, ...(draft && valuesOfDraft(draft)) } as Values,
      onValuesChange: (changed) => checkAgain(form, changed),
      onFinish: (values) => void submit(values),
      scrollToFirstError: { focus: true, block: 'nearest' },
    },
    submitting,
    leave: guard.leave,
    reset,
    notes: (
      <>
        {isBack && <DraftNote onDiscard={reset} />}
        {failure}
        {submitting && <CheckNote />}
        {unanswered && (
          <UnknownOutcome {...unanswered} read={read} look={look} onSaved={(saved) => settle(saved, unanswered.sent)} />
        )}
        {collision && (
          <ConflictDialog
            collision={collision}
            view={conflict}
            onChoose={(values) => {
              setCollision(undefined);
              setRead(collision.now);
              form.setFieldsValue(values as never);
              void submit(values as Values, collision.now);
            }}
            // Cancelling chooses nothing: the next save asks again.
            onCancel={() => setCollision(undefined)}
          />
        )}
      </>
    ),
  };
}

/**
 * The newer record, if the save was refused because of it and the form can be compared with it. A refusal that does not
 * hold it has it read again.
 */
async function savedMeanwhile<Saved>(failure: RequestFailure, conflict?: ConflictView<Saved>, look?: Look<Saved>) {
  if (!conflict || !isConflict(failure)) return undefined;
  const { data } = failure;
  if (isObject(data)) return conflict.valuesOf?.(failure.data as Saved) ?? data;
  const now = look && 'reload' in look ? await look.reload().catch(() => undefined) : undefined;
  return now && fieldsOf(now);
}

/**
 * A field with an error is checked again while it is typed in, not only when it is left: a message that goes with the
 * press on the button below would move the button away from it.
 */
function checkAgain(form: FormInstance, changed: object): void {
  const wrong = form.getFieldsError().filter(({ name, errors }) => errors.length > 0 && String(name[0]) in changed);
  if (wrong.length) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
}

const fieldsOf = (values: object) => values as FieldValues;

function readOf(record: unknown): Read {
  const values = isObject(record) ? record : {};
  return { values, version: typeof values.version === 'number' ? values.version : undefined };
}
