/** What is new in the searches that are kept, as far as home knows their libraries: those of the fiscal area are looked at on the desk. */
import { lookForNews } from './saved-searches'
import { libraryOf } from '@/libraries'
import { isCategory } from '@/libraries/categories'

export const lookForDeskNews = () => lookForNews(key => (isCategory(key) ? libraryOf(key) : undefined))
