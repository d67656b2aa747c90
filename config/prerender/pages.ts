/** The pages by path. The bundler replaces this module by one that it makes from the table of routes. */
import type { ComponentType } from 'react'

export const PAGES: Partial<Record<string, ComponentType>> = {}
