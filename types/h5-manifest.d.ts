/** What an H5 build tells the server that serves it. */
export interface Manifest {
  /** Style sheets that every page has. */
  css: string[]
  /** Every address of a screen, as a pattern, and the files that the screen needs beside those of the app. */
  routes: Array<{ url: string; files: string[] }>
  /** The module beside this file that draws a screen's first paint, where there is one. */
  renderer?: string
}

/** Asks our own services what the app would ask them as a guest; answers the body of a 200. */
export type Ask = (call: { method: 'GET' | 'POST'; url: string; body?: string }) => Promise<string | undefined>

/** What a screen shows at first, drawn by the app's own components. */
export interface Prerendered {
  html: string
  title: string
  /** What a link to it says of it. */
  description: string
  /** What was answered, by what was asked: the app need not ask again. */
  answers: Record<string, string>
  /** What must be kept on the device, if anything is, for the app to show the same. */
  kept: Record<string, string | null>
}

export interface Renderer {
  /** Nothing, for a screen that is not drawn or that has nothing to show. `address` is without origin and basename. */
  render(address: string, settings: { appName: string; basename: string }, ask: Ask): Promise<Prerendered | undefined>
}
