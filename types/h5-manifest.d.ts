/** The manifest of an H5 build for the server that serves it. */
export interface Manifest {
  /** Style sheets of every page. */
  css: string[]
  /** Address patterns of all screens, with the files each needs beside the app's own. */
  routes: Array<{ url: string; files: string[] }>
  /** The module beside this file that prerenders screens. Absent if the build has none. */
  renderer?: string
}

/** Requests our own services as a guest. Returns the body of a 200. */
export type CallService = (call: { method: 'GET' | 'POST'; url: string; body?: string }) => Promise<string | undefined>

/** The initial content of a screen, rendered by the app's components. */
export interface Prerendered {
  html: string
  title: string
  /** Metadata for links to the screen. */
  description: string
  /** Bodies of replies by request, so that the app need not send these requests again. */
  replies: Record<string, string>
  /** Stored values that the app must have to render the same. */
  storedValues: Record<string, string | null>
}

export interface Renderer {
  /**
   * Renders a screen. `undefined` for a screen that is not prerendered or is empty. `address` is without origin and
   * basename.
   */
  render(
    address: string,
    settings: { appName: string; basename: string; notOffered: string[] },
    ask: CallService,
  ): Promise<Prerendered | undefined>
}
