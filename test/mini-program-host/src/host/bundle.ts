/** The packed mini-program, which the scripts of `pack/` set before `boot()`. */
import { type template } from 'glass-easel'

export interface PageConfig {
  usingComponents?: Record<string, string>
  navigationStyle?: 'default' | 'custom'
  navigationBarTitleText?: string
  navigationBarBackgroundColor?: string
  navigationBarTextStyle?: string
  backgroundColor?: string
  enablePullDownRefresh?: boolean
  onReachBottomDistance?: number
  disableScroll?: boolean
  component?: boolean
}

interface AppConfig extends PageConfig {
  pages: string[]
  entryPagePath?: string
  window?: PageConfig
  themeLocation?: string
  darkmode?: boolean
  tabBar?: { list: { pagePath: string }[] }
}

interface Bundle {
  json: Record<string, unknown>
  styles: Record<string, string>
  pages: string[]
  subPackages: string[]
}

interface Packed {
  bundle: Bundle
  templates: NonNullable<template.ComponentTemplate['groupList']>
}

declare global {
  interface Window {
    miniProgramHost: Packed & { define: unknown; boot: unknown }
  }
}

export const bundle = () => window.miniProgramHost.bundle
export const templates = () => window.miniProgramHost.templates
export const appConfig = () => bundle().json.app as AppConfig
export const configOf = (path: string) => (bundle().json[path] ?? {}) as PageConfig
export const isPage = (route: string) => bundle().pages.includes(route)
export const isTab = (route: string) => (appConfig().tabBar?.list ?? []).some(each => each.pagePath === route)
export const homePage = () => appConfig().entryPagePath ?? appConfig().pages[0]!

/** Returns the sub-package that contains a file. */
export const packageOf = (path: string) => bundle().subPackages.find(root => path.startsWith(`${root}/`))
