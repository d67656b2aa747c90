/** The sub-packages that WeChat loads separately. A page belongs to the package at the start of its path. */
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
