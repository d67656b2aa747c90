import { useAddToFavorites } from '@tarojs/taro'

/** What WeChat's 收藏 shows of a page, and the query by which it opens again. */
interface Favourite {
  title: string
  query: string
  imageUrl: string
}

export const useFavourite = (favourite: Favourite) => useAddToFavorites(() => favourite)
