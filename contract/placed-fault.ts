/** What is wrong with one of the settings: the same in a file that a person wrote, and in the record of a run. */

/** A fault, and where it is. */
export interface PlacedFault {
  readonly path: readonly (string | number)[];
  readonly found: string;
  readonly wanted: string;
  /** A right value, where one helps. */
  readonly example?: string;
}
