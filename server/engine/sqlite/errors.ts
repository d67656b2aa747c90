export const reasonOf = (error: unknown) => (error as Partial<Error> | undefined)?.message ?? String(error)
