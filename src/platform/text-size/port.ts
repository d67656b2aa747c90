export interface TextSizePort {
  /** The system's type size as a factor of the usual one, between 0.75 and 2. */
  scale(): number
}
