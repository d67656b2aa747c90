/**
 * The ids and the class of a prerendered page. The server writes them. The app and the service worker look for them.
 */
export const PRERENDERED_ID = 'prerendered'
export const PRERENDERED_REPLIES_ID = 'prerendered-replies'
/** The class that hides the prerendered page. */
export const PRERENDER_OFF_CLASS = 'prerender-off'
