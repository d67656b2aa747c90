export interface FingerprintPort {
  /** Made once and kept: names this installation, never a person. */
  id(): string
}
