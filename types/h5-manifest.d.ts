/** The manifest of an H5 build, which the server reads. */
export interface Manifest {
  /** Style sheets that every page needs. */
  css: string[]
  /** Address patterns of all screens. Each has the files that it needs besides those of every page. */
  routes: Array<{ url: string; files: string[] }>
  /** The file name of the module that prerenders screens. It is beside this file. Missing if the build has none. */
  renderer?: string
}

/** Requests one of our services as a guest. Returns the body of a reply with status 200, otherwise `undefined`. */
export type CallService = (call: { method: 'GET' | 'POST'; url: string; body?: string }) => Promise<string | undefined>

/** The initial content of a screen, rendered by the app's components. */
export interface Prerendered {
  html: string
  title: string
  /** The description of the screen for search engines and link previews. */
  description: string
  /** Bodies of replies by request. The app need not send these requests again. */
  replies: Record<string, string>
  /** Stored values that the rendered screen assumes. An app with other values hides the screen. */
  storedValues: Record<string, string | null>
}

export interface Renderer {
  /**
   * Renders a screen. Returns `undefined` for a screen that is not prerendered or is empty. `address` has neither
   * origin nor basename.
   */
  render(
    address: string,
    settings: { appName: string; basename: string; notOffered: string[] },
    ask: CallService,
  ): Promise<Prerendered | undefined>
}
