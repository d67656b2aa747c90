/** Pages by their path: the bundler puts those here that the table of routes has. */
import type { ComponentType } from 'react'

export const PAGES: Partial<Record<string, ComponentType>> = {}
