/** More requests are under way than can be answered in time. */
export class Busy extends Error {}
