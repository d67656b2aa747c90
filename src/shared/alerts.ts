/**
 * Checks saved searches for the home screen, except those of the fiscal area. The home screen does not load
 * the code of the fiscal area. The workspace checks those searches.
 */
import { checkSearches } from './saved-searches'
import { libraryOf } from '@/libraries'
import { isCategory } from '@/libraries/categories'

export const checkSavedSearches = () => checkSearches(key => (isCategory(key) ? libraryOf(key) : undefined))
