/** What the deployer decides: built in, and on H5 overridable by `<meta name="app-settings">` when the page is served. */
export interface Settings {
  /** '' means: the host that served the page. */
  apiHost: string
  appName: string
  trialUrl: string
  /** Hosts besides our own that a deep link may lead to. */
  allowedHosts: string[]
  /** The public origin of the H5 app, for links made in the mini-program. */
  h5Origin: string
  basename: string
  /** Where click events go; '' means only the host's own collector. */
  collectorUrl: string
  /** GeoJSON of an approved map of the country; '' means the grid of tiles. */
  mapUrl: string
  /** Where a login goes when the services name no page of theirs; '' means WeChat's own. */
  authorizeUrl: string
}
