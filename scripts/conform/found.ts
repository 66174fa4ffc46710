import { type Profile, type reference, withProfile } from '../../config/backEnd';

/**
 * What a difference means: the profile `bridges` it, the console `takes` it as it comes, something is `lost`, it is a
 * `danger`, or it is only said.
 */
export type Weight = 'bridged' | 'taken' | 'lost' | 'danger' | 'said';

/** Something that a service does otherwise, and how that was seen. */
export interface Note {
  about: string;
  says: string;
  /** A request and what it was answered. */
  evidence?: string;
  weight: Weight;
}

/** What has been found out so far. */
export class Found {
  readonly notes: Note[] = [];
  profile: Profile;
  /** The first way of signing in was accepted. */
  signedInAtOnce = false;

  constructor(begin: Profile) {
    this.profile = begin;
  }

  note(about: string, weight: Weight, says: string, evidence?: string): void {
    this.notes.push({ about, weight, says, evidence });
  }

  /** Something that the profile bridges. */
  bridge(about: string, change: Profile, says: string, evidence?: string): void {
    this.profile = added(this.profile, change);
    this.note(about, 'bridged', says, evidence);
  }
}

/** The same merging as that of a profile with the reference, which keeps what is not said. */
export const added = (base: Profile, change: Profile): Profile =>
  withProfile(base as typeof reference, change) as Profile;
