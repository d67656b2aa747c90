/** Does nothing: a browser has its own bookmarks. */
export const useFavourite: (favourite: object) => void = () => undefined
