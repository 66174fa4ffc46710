import type { On } from '../route';

/** An area registers its calls of the contract. */
export type Area = (on: On) => void;
