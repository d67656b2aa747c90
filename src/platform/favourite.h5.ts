/** No-op on H5: a browser has its own bookmarks. */
export const useFavourite: (favourite: object) => void = () => undefined
