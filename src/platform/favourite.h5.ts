/** A browser has bookmarks of its own. */
export const useFavourite: (favourite: object) => void = () => undefined
