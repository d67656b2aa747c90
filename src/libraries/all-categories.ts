import { CATEGORIES, type Category, FISCAL } from './categories'

/** Those that have a list of their own, the parts of the fiscal area among them. */
export const ALL_CATEGORIES: Category[] = [...Object.values<Category>(CATEGORIES), ...Object.values<Category>(FISCAL)]

export const categoryCalled = (key: string) => ALL_CATEGORIES.find(category => category.key === key)

/** Whose documents a screen shows. */
export const categoryReadOn = (route: Category['detail']) => ALL_CATEGORIES.find(({ detail }) => detail === route)
