/**
 * Checks the saved searches for the home screen, except those of the fiscal area.
 * The home screen does not load the code of the fiscal area, so the workspace checks these searches.
 */
import { checkSearches } from './saved-searches'
import { libraryOf } from '@/libraries'
import { isCategoryKey } from '@/libraries/categories'

export const checkSavedSearches = () => checkSearches(key => (isCategoryKey(key) ? libraryOf(key) : undefined))
