import type { ComponentType, ReactNode } from 'react';
import { type Look, Part } from './Part';

/** A component, also a generic one. */
export type Drawing = (props: never) => ReactNode;

interface Props {
  onClose?: () => void;
}

/** Takes the same props as what it contains. */
function made<D extends Drawing>(look: Look, drawing: D): D {
  const Shown = drawing as unknown as ComponentType<Props>;
  const InPart = (props: Props) => (
    <Part look={look} resetOn={dataOf(props)} onClose={props.onClose}>
      <Shown {...props} />
    </Part>
  );
  InPart.displayName = `Part(${drawing.name})`;
  return InPart as unknown as D;
}

/** What it shows. Functions, and what holds some, don't count: they are made anew each time. */
const dataOf = (props: Props) => Object.values(props).filter((value) => !isFunction(value) && !holdsFunctions(value));

const isFunction = (value: unknown) => typeof value === 'function';
const holdsFunctions = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).some(isFunction);

/** A card or a panel that fails alone, also where it fails before it draws anything. Other props draw it again. */
export const asPart = <D extends Drawing>(drawing: D) => made('box', drawing);

/** The same for a dialog; closing its failure calls `onClose`, if that is among its props. */
export const asDialog = <D extends Drawing>(drawing: D) => made('dialog', drawing);

export const asDrawer = <D extends Drawing>(drawing: D) => made('drawer', drawing);

/** For what stands in a line: its failure is a small mark. */
export const asMark = <D extends Drawing>(drawing: D) => made('mark', drawing);
