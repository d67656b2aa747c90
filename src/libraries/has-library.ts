import { isOffered } from '@/platform/settings/offered'
import { CATEGORIES, FISCAL_CATEGORIES, isCategoryOffered } from './categories'

/** Whether this deployment has any library whose documents can be saved. */
export const hasLibrary = () =>
  isOffered('tax-incentives-app') ||
  [CATEGORIES, FISCAL_CATEGORIES].some(categories => Object.values(categories).some(isCategoryOffered))
