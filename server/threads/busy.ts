/** The error of refused work: more requests are running than can be answered in time. */
export class BusyError extends Error {}
