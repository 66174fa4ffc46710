/** How phones show a push, and what of it fits. */

export const systems = ['ios', 'android'] as const;
export type System = (typeof systems)[number];

export const places = ['lock', 'banner'] as const;
export type Place = (typeof places)[number];

export const shapes = ['collapsed', 'expanded'] as const;
export type Shape = (typeof shapes)[number];

export interface Look {
  system: System;
  place: Place;
  mode: 'light' | 'dark';
  shape: Shape;
}

/** Lines of the text that fit; the title has one. */
export const BODY_LINES: Readonly<Record<System, Readonly<Record<Shape, number>>>> = {
  ios: { collapsed: 2, expanded: 4 },
  android: { collapsed: 1, expanded: 10 },
};
