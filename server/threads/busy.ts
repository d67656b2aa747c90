/** The error of refused work: the server has too much to do, or the work would be too much. */
export class BusyError extends Error {}
