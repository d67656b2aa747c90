/** Does nothing: a browser has no light vibration, and Safari has no vibration at all. */
export const haptic = { light: () => {} }
