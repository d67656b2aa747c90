/** Pages by path: the bundler replaces this module by one made from the table of routes. */
import type { ComponentType } from 'react'

export const PAGES: Partial<Record<string, ComponentType>> = {}
