export const systems = ['ios', 'android'] as const;
export type System = (typeof systems)[number];

export const places = ['lock', 'banner'] as const;
type Place = (typeof places)[number];

export const shapes = ['collapsed', 'expanded'] as const;
export type Shape = (typeof shapes)[number];

export interface PhoneLook {
  system: System;
  place: Place;
  mode: 'light' | 'dark';
  shape: Shape;
}

/** How many lines of the text fit; the title always has one. */
export const BODY_LINES: Readonly<Record<System, Readonly<Record<Shape, number>>>> = {
  ios: { collapsed: 2, expanded: 4 },
  android: { collapsed: 1, expanded: 10 },
};
