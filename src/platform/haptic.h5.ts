/** No-op on H5: a browser has no light vibration, and Safari has none at all. */
export const haptic = { light: () => {} }
