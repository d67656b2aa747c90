import { CATEGORIES, type Category, FISCAL_CATEGORIES } from './categories'

/** The categories of all libraries and of the fiscal area, except tax incentives (`fiscal/incentive/search.ts`). */
export const ALL_CATEGORIES: Category[] = [
  ...Object.values<Category>(CATEGORIES),
  ...Object.values<Category>(FISCAL_CATEGORIES),
]

/** Returns the category whose documents this route shows. */
export const categoryOfRoute = (route: Category['detail']) => ALL_CATEGORIES.find(({ detail }) => detail === route)
