/**
 * Lengths in px are not scaled to the screen: a tablet shows more content, not larger content. Only taro-ui's styles,
 * which assume a screen of 750 px, are scaled. The types omit `px`, but the plug-in supports it.
 */
export const PX_TRANSFORM_OPTIONS = { targetUnit: 'px' as 'rem' }

/** Suppresses Sass warnings about taro-ui's styles. */
export const QUIET_SASS_OPTIONS = { sassOptions: { quietDeps: true } }
