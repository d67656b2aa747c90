/** What the engine was asked wrongly, or cannot do: a fault of the program or of the disk, never of a visitor. */
export class EngineError extends Error {}

export const reasonOf = (error: unknown) => (error as Partial<Error> | undefined)?.message ?? String(error)
