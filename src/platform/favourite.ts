import { useAddToFavorites } from '@tarojs/taro'

/** The entry of a page in WeChat's 收藏, and the query that opens it again. */
interface Favourite {
  title: string
  query: string
  imageUrl: string
}

export const useFavourite = (favourite: Favourite) => useAddToFavorites(() => favourite)
