import { Form, type FormInstance, type FormProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { codes } from '@contract/codes';
import { isObject } from '@/components/draft/storage';
import { useFound, useKeeper } from '@/components/draft/useDraft';
import { useUnsavedChanges } from '@/components/unsavedChanges';
import { RequestFailure } from '@/request';
import { type Collision, ConflictDialog, type ConflictView } from './ConflictDialog';
import { DraftNote } from './DraftNote';
import { draftOf, isDraft, type Read } from './draft';
import { differencesOf } from './merge';
import { differs, type FieldValues } from './same';
import { type Look, UnknownOutcome } from './UnknownOutcome';
import { useFormSubmit } from './useFormSubmit';

interface RecordFormOptions<Values, Saved> {
  /** Tells the form from others at its address, where what is typed is kept when the session ends. */
  name: string;
  /** The record to edit, or what the fields begin with. */
  initialValues?: Partial<Values> & { version?: number };
  /**
   * The call, made with `notice: false`. An edit sends the version it is given: what it was read at. `read` is what the
   * fields were then, also after a conflict.
   */
  send: (values: Values, version: number | undefined, read: Partial<Values>) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Where to see whether a save whose answer never came was done. */
  look?: Look<Saved>;
  /** How the fields of a conflict are shown; needed for what has a version. */
  conflict?: ConflictView;
  /** Names in the address's query that the form lives by; `id` unless told otherwise. */
  params?: readonly string[];
}

interface RecordForm<Values> {
  /** For antd's form. */
  props: Pick<FormProps<Values>, 'initialValues' | 'onFinish' | 'scrollToFirstError'> & { form: FormInstance<Values> };
  /** Stand above the fields: what is back, what went wrong. They bring the dialogs of the form too. */
  notes: ReactNode;
  submitting: boolean;
  /** Closes the form by what it is given, after asking if something was typed. */
  leave: (close: () => void) => void;
  /** Every field as it was at first. */
  reset: () => void;
}

const whole = (values: FieldValues): FieldValues => values;

/**
 * A form of a record, sent once however often it is submitted. It asks before what was typed is left; keeps it over a
 * session that ends; lets the operator choose field by field when someone else saved first; and says so when no
 * answer came.
 */
export function useRecordForm<Values extends object, Saved>({
  name,
  initialValues,
  send,
  onSaved,
  look,
  conflict,
  params,
}: RecordFormOptions<Values, Saved>): RecordForm<Values> {
  const [form] = Form.useForm<Values>();
  const watched = Form.useWatch(whole, form as FormInstance);
  const draft = useFound(name, isDraft);
  const [isBack, setIsBack] = useState(Boolean(draft));
  const [read, setRead] = useState<Read>(() => draft?.read ?? readOf(initialValues));
  const [collision, setCollision] = useState<Collision>();
  const [unanswered, setUnanswered] = useState<FieldValues>();

  const dirty = watched ? differs(read.values, watched) : Boolean(draft);
  const guard = useUnsavedChanges(dirty, { params });
  useKeeper(name, () => draftOf(form, read));

  const settle = (saved: Saved, values: FieldValues) => {
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
      if (failure.outcomeUnknown) return setUnanswered(fieldsOf(values));
      const theirs = savedMeanwhile(failure, conflict);
      // Refused although sent as they left it: it would be refused for ever.
      if (!theirs || readOf(theirs).version === against.version) throw failure;
      await collide(values, against, theirs);
    }
  };

  /** Someone else saved first. What they changed beside the fields of this form costs nobody anything. */
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

  const { submit, submitting, failure } = useFormSubmit<Values, Read>(form, deliver);

  const reset = () => {
    const start: FieldValues = { ...initialValues };
    const names = Object.keys(form.getFieldsValue());
    form.setFields(names.map((field) => ({ name: field as never, value: start[field] as never, errors: [] })));
    setRead(readOf(initialValues));
    setIsBack(false);
  };

  return {
    props: {
      form,
      initialValues: { ...initialValues, ...draft?.values } as Values,
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
        {unanswered && (
          <UnknownOutcome
            sent={unanswered}
            version={read.version}
            look={look}
            onSaved={(saved) => settle(saved, unanswered)}
          />
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
            // Nothing is taken over: saving again asks again.
            onCancel={() => setCollision(undefined)}
          />
        )}
      </>
    ),
  };
}

/** The record as someone else saved it, where that is why a save was refused. */
function savedMeanwhile({ code, data }: RequestFailure, conflict?: ConflictView): FieldValues | undefined {
  if (code !== codes.conflict || !isObject(data)) return undefined;
  return conflict?.valuesOf?.(data) ?? data;
}

const fieldsOf = (values: object) => values as FieldValues;

function readOf(record: unknown): Read {
  const values = isObject(record) ? record : {};
  return { values, version: typeof values.version === 'number' ? values.version : undefined };
}
