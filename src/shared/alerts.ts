/** Checks saved searches for the home screen. The workspace checks those of the fiscal area, whose code home does not load. */
import { checkSearches } from './saved-searches'
import { libraryOf } from '@/libraries'
import { isCategory } from '@/libraries/categories'

export const checkSavedSearches = () => checkSearches(key => (isCategory(key) ? libraryOf(key) : undefined))
