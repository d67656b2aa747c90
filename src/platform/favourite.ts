import { useAddToFavorites } from '@tarojs/taro'

/** The entry of a page in WeChat's favourites (收藏), with the query that opens the page again. */
interface Favourite {
  title: string
  query: string
  imageUrl: string
}

export const useFavourite = (favourite: Favourite) => useAddToFavorites(() => favourite)
