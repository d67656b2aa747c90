const OWN_WINDOW = '(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)'

/** Whether the app was installed from a browser and runs in a window of its own, without the browser's back button. */
export const isInstalled = () =>
  (typeof window.matchMedia === 'function' && window.matchMedia(OWN_WINDOW).matches) ||
  // The sign that only Safari sets.
  (navigator as { standalone?: boolean }).standalone === true
