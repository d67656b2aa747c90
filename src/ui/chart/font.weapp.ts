/** A canvas of WeChat knows the system's own font only; not every phone survives the names of others. */
export const FONT = 'sans-serif'
