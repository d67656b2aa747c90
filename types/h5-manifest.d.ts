/** What an H5 build tells the server that serves it. */
export interface Manifest {
  /** Style sheets that every page has. */
  css: string[]
  /** Screens by the pattern of their public address, and the files that a screen needs beside those of the app. */
  routes: Array<{ url: string; files: string[] }>
}
