/** The packages beside the main one that WeChat fetches by themselves; a page lies in the one that its path begins with. */
export const PACKAGES = {
  list: 'pages/list',
  detail: 'pages/detail',
  advanced: 'pages/advanced',
  visual: 'pages/visual',
  fiscal: 'pages/fiscal',
  account: 'pages/account',
} as const

export type Package = (typeof PACKAGES)[keyof typeof PACKAGES]

export const SUB_PACKAGES: Package[] = Object.values(PACKAGES)
