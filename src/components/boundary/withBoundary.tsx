import type { ComponentType, ReactNode } from 'react';
import { type FailureLook, PartBoundary } from './PartBoundary';

/** A component, also a generic one. */
export type AnyComponent = (props: never) => ReactNode;

interface Props {
  onClose?: () => void;
}

/** Takes the same props as what it contains. */
function wrap<C extends AnyComponent>(look: FailureLook, component: C): C {
  const Shown = component as unknown as ComponentType<Props>;
  const InBoundary = (props: Props) => (
    <PartBoundary look={look} resetOn={dataOf(props)} onClose={props.onClose}>
      <Shown {...props} />
    </PartBoundary>
  );
  InBoundary.displayName = `Boundary(${component.name})`;
  return InBoundary as unknown as C;
}

/** What it shows. Functions, and what holds some, don't count: they are made anew each time. */
const dataOf = (props: Props) => Object.values(props).filter((value) => !isFunction(value) && !holdsFunctions(value));

const isFunction = (value: unknown) => typeof value === 'function';
const holdsFunctions = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).some(isFunction);

/** A card or a panel that fails alone, also where it fails before it draws anything. Other props draw it again. */
export const withBoundary = <C extends AnyComponent>(component: C) => wrap('box', component);

/** The same for a dialog; closing its failure calls `onClose`, if that is among its props. */
export const withDialogBoundary = <C extends AnyComponent>(component: C) => wrap('dialog', component);

export const withDrawerBoundary = <C extends AnyComponent>(component: C) => wrap('drawer', component);

/** For what stands in a line: its failure is a small mark. */
export const withInlineBoundary = <C extends AnyComponent>(component: C) => wrap('mark', component);
