/** What is new in the searches that are kept, whatever their libraries. */
import { lookForNews } from './saved-searches'
import { libraryOf } from '@/libraries'
import { isCategory } from '@/libraries/categories'

export const lookForDeskNews = () => lookForNews(key => (isCategory(key) ? libraryOf(key) : undefined))
