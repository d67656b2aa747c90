import { libraryOf } from '@/libraries'
import { isCategory } from '@/libraries/categories'
import { FISCAL_SECTIONS } from '@/libraries/fiscal/combined'
import { lookForNews } from '@/shared/saved-searches'

const fiscalLibraryOf = (key: string) => FISCAL_SECTIONS.find(({ library }) => library.category.key === key)?.library

export const searchedAs = (key: string) => (isCategory(key) ? libraryOf(key) : fiscalLibraryOf(key))

/** What is new in all searches that are kept, those of the fiscal area among them. */
export const lookForAllNews = () => lookForNews(searchedAs)
