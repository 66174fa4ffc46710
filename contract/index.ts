import type { z } from 'zod';
import { areas } from './areas';
import { home } from './home';
import { operationEndpoints } from './operation';
import { searchEndpoints } from './search';
import { upload } from './upload';
import { viewEndpoints } from './view';

type Merged<T> = (T extends unknown ? (part: T) => void : never) extends (all: infer All) => void ? All : never;
type OfAreas = Merged<(typeof areas)[keyof typeof areas]>;

/**
 * Every endpoint of the contract, keyed by `METHOD path`. The endpoints of spec §7 have exactly its methods and paths.
 * Calls named `count…`, `preview…`, `estimate`, `parse` and `check` change nothing. They are POST because their input
 * (a selection, a list, a text) can be too long for an address.
 */
export const contract = {
  ...(Object.assign({}, ...Object.values(areas)) as OfAreas),
  ...viewEndpoints,
  ...operationEndpoints,
  ...searchEndpoints,
  ...upload,
  ...home,
};

export type Contract = typeof contract;
export type Path = keyof Contract;

type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<P extends Path, K extends string> = Contract[P] extends Record<K, infer T> ? T : undefined;

export type Input<P extends Path> = In<Part<P, 'query'>> extends undefined ? In<Part<P, 'body'>> : In<Part<P, 'query'>>;
export type Output<P extends Path> = z.output<Contract[P]['data']>;
/** The query and body after the back end has validated them. */
export type Query<P extends Path> = Parsed<Part<P, 'query'>>;
export type Body<P extends Path> = Parsed<Part<P, 'body'>>;
